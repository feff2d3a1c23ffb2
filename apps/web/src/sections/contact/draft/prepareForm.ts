import { type FormValues, keepTyped, readDraft } from './storedDraft.ts';
import { valuesOf } from './valuesOf.ts';

/** What holds the value of a field: an element, or all radio buttons of the topic. */
type Control = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

/** Whether a control keeps the value that it has. */
type Spares = (form: HTMLFormElement, control: Control) => boolean;

/**
 * Before React: restores this tab's draft, saves it on every input, and chooses the topic that the
 * URL asks for, now and whenever the hash changes, removing it from the URL. `navigationType` tells
 * how the visitor came to the page (`PerformanceNavigationTiming.type`).
 */
export function prepareForm(navigationType?: NavigationTimingType): void {
  // In the capture phase, ahead of React, which stops events in parts not hydrated yet.
  addEventListener(
    'input',
    () => {
      const form = contactForm();
      if (form) keepTyped(valuesOf(form));
    },
    true,
  );
  // A visitor may have begun before this ran: what they have typed or chosen, so that it differs
  // from the prerendered page, is newer than the draft. But on Back or Forward, the browser
  // restores, before or after this runs, the words with which the page was left, which may be
  // older.
  fill(
    readDraft(),
    (form, control) =>
      navigationType !== 'back_forward' &&
      ('length' in control ? !form.querySelector(':checked[checked]') : control.value !== ''),
  );
  addEventListener('pageshow', () => fill(readDraft()));
  chooseAskedTopic();
  addEventListener('hashchange', chooseAskedTopic);
  // Firefox restores a page from its bfcache with the sessionStorage from when it was left, and
  // nothing newer. A page that holds a lock stays out of the bfcache.
  if ('mozInnerScreenX' in window) {
    navigator.locks
      ?.request('draft', { mode: 'shared' }, () => new Promise(() => {}))
      .catch(() => {});
  }
}

/** Chooses a topic for the visitor, overriding that of a draft. */
export const chooseTopic = (type: string): void => fill({ type });

/** Chooses the topic that the URL asks for. */
function chooseAskedTopic(): void {
  const type = topicOf(location.hash);
  if (!type || !contactForm()) return;
  fill({ type });
  // Asked once: what the visitor chooses later must survive Back and a reload. A change of the hash
  // would take the focus away from where the visitor is by now, and close a menu.
  history.replaceState(null, '', '#contact');
  // The browser took the whole hash for an id, and only those of the known topics exist.
  contactForm()?.closest('section')?.scrollIntoView();
}

/** Looked up each time: React may rebuild the form. */
const contactForm = () => document.querySelector<HTMLFormElement>('#contact form');

/** The topic that a hash asks for: `#contact?type=partner`. */
export const topicOf = (hash: string): string | undefined =>
  /^#contact\?(?:.*&)?type=(\w+)/.exec(hash)?.[1];

/**
 * Puts values into the form as if they were typed there now, except into controls for which `spares`
 * is true. Without values, it does not touch the DOM: a touched element takes up memory in
 * JavaScript.
 */
function fill(values: Partial<FormValues>, spares?: Spares): void {
  let filled: HTMLFormElement | undefined;
  for (const [name, value] of Object.entries(values)) {
    const form = contactForm();
    // In this script, shorter than `namedItem`.
    const control =
      form &&
      (form.elements[name as keyof HTMLFormControlsCollection] as unknown as Control | undefined);
    if (!control || control.value === value) continue;
    if (!spares?.(form, control)) control.value = value;
    filled = form;
  }
  filled?.dispatchEvent(new Event('input', { bubbles: true }));
}
