import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { Fields } from './fields/Fields.tsx';
import { HoneypotField } from './fields/HoneypotField.tsx';
import { TopicTabs } from './fields/TopicTabs.tsx';
import { SendStatus } from './notices/SendStatus.tsx';
import { Toast } from './notices/Toast.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { formAction } from './sending/endpoint.ts';
import { type Failure, ignoresSubmit, isSlow } from './sending/formState.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useContactForm } from './useContactForm.ts';

/** The failures whose notice leaves no room for a short privacy note. */
const LONG_FAILURES: ReadonlySet<Failure['reason']> = new Set(['unknown', 'tooMany']);

/** The form. Without JavaScript, the browser sends it and gets a page in return. */
export function ContactForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { formRef, state, toast, ...on } = useContactForm();
  const sending = state.status === 'sending';
  const sent = state.status === 'sent';
  const failed = state.status === 'failed';
  const noted = failed || state.status === 'sendable';
  const errors = state.status === 'invalid' ? state.errors : [];
  const button = sending ? 'sending' : ignoresSubmit(state) ? 'waiting' : 'ready';
  return (
    <div className="self-start">
      <form
        ref={formRef}
        action={formAction()}
        className="rounded-lg bg-white shadow-[var(--shadow-card),0_0_0_1px_var(--color-ridge-200)] [--pad:min(6.25vw,clamp(1.25rem,0.8rem+2vw,2.5rem))] print:hidden forced-colors:border-2"
        data-sending={sending || undefined}
        method="post"
        onInput={on.edit}
        onSubmit={(event) => void on.submit(event)}
      >
        <input name="language" type="hidden" value={language} />
        <TopicTabs locked={sending} quiet={sent} />
        <div className="relative grid grid-cols-1 gap-y-6 px-(--pad) pt-4 pb-(--pad)">
          <div
            className={`col-start-1 row-start-1 grid grid-cols-1 gap-5 ${sent ? 'invisible' : ''}`}
          >
            <p className="unanchored text-small text-slate">{t(($) => $.contact.hints.required)}</p>
            {errors.length > 0 && <ErrorSummary errors={errors} />}
            <Fields errors={errors} locked={sending || sent} />
            <HoneypotField />
            <SubmitButton state={button} />
          </div>
          <div
            className={`col-start-1 row-start-2 ${sent || noted || isSlow(state) ? 'invisible' : ''}`}
          >
            <PrivacyNote />
          </div>
          {/* A notice about the message takes the place of the note, so that nothing moves. */}
          <div
            className={
              noted ? 'col-start-1 row-start-2 grid grid-cols-1 content-start gap-4' : 'contents'
            }
          >
            <SendStatus state={state} onAnother={on.writeAnother} onWaited={on.waited} />
            {noted && !(failed && LONG_FAILURES.has(state.reason)) && <PrivacyNote short />}
          </div>
        </div>
      </form>
      {toast && <Toast kind={toast} onClose={on.closeToast} />}
    </div>
  );
}
