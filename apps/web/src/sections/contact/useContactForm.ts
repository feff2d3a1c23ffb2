import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { openDraft } from './draft/openDraft.ts';
import { valuesOf } from './draft/valuesOf.ts';
import { focusField } from './fields/focusField.ts';
import { errorsOf, parseForm } from './fields/parseForm.ts';
import type { ToastKind } from './notices/Toast.tsx';
import { toastOf } from './notices/toastOf.ts';
import {
  afterSending,
  afterEdit,
  type FormState,
  ignoresSubmit,
  isOffline,
  offline,
} from './sending/formState.ts';
import { sendMessage } from './sending/sendMessage.ts';
import { useLeaveWarning } from './sending/useLeaveWarning.ts';
import { useWindowEvents } from './sending/useWindowEvents.ts';

/** How long a visitor waits before the page says that it is still sending. */
export const SLOW_MS = 10_000;

/** The form's state, its toast, and what happens when a visitor types and sends. */
export function useContactForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const [draft] = useState(openDraft);
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const [toast, setToast] = useState<ToastKind>();
  useWindowEvents(setState);
  useLeaveWarning(state.status === 'sending');

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // From here on, the page reports errors, not the browser's validation bubbles.
    form.noValidate = true;
    const typed = valuesOf(form);
    // The topic does not count: one is always chosen.
    if (Object.values({ ...typed, type: '' }).some(Boolean)) draft.keep(typed);
  }, [draft]);

  // Synchronously: a second submit at the same moment must already see the new state. Together with
  // the toast: the notice is scrolled into view beside it.
  const show = (form: HTMLFormElement, next: FormState, toasted?: ToastKind) => {
    flushSync(() => {
      setState(next);
      setToast(toasted);
    });
    if (next.status === 'invalid') focusField(form, next.errors[0]?.field);
  };

  const send = async (form: HTMLFormElement) => {
    const parsed = parseForm(form, { id: draft.idOf(valuesOf(form)), elapsed: draft.elapsed() });
    if (!parsed.ok) return show(form, { status: 'invalid', errors: parsed.errors });
    // Browsers can wrongly believe that they are offline, for example with a VPN: visitors who have
    // read that and send again may know better.
    const wasOffline = isOffline(state);
    if (!navigator.onLine && !wasOffline) return show(form, offline);
    show(form, { status: 'sending' });
    const slow = setTimeout(() => show(form, { status: 'sending', slow: true }), SLOW_MS);
    const outcome = await sendMessage(parsed.message, { fetch, renewId: draft.renewId });
    clearTimeout(slow);
    if (outcome.kind === 'sent') {
      form.reset();
      draft.keep(valuesOf(form));
    } else {
      const code = outcome.kind === 'refused' ? outcome.code : outcome.kind;
      console.error(`The message was not sent: ${code}`);
    }
    const isStillOffline = wasOffline && !navigator.onLine && outcome.kind === 'unknown';
    const next = isStillOffline ? offline : afterSending(outcome, Date.now());
    show(form, next, toastOf(next));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ignoresSubmit(state)) return;
    await send(event.currentTarget);
  };

  return {
    formRef,
    state,
    toast,
    submit,
    closeToast: () => setToast(undefined),
    waited: () => {
      setState({ status: 'sendable', after: 'tooMany' });
      // The toast says to try again later.
      setToast(undefined);
    },
    edit: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      // Undo changes nothing in a read-only field, but Chromium reports that it did.
      if ((target as HTMLInputElement).readOnly) return;
      draft.keep(valuesOf(form));
      setState((now) => afterEdit(now, () => errorsOf(form)));
    },
    writeAnother: () => {
      const form = formRef.current;
      if (!form) return;
      show(form, { status: 'idle' });
      focusField(form);
    },
  };
}
