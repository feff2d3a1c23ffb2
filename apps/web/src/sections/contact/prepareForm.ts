import { navigationType } from '../../ui/navigationType.ts';
import { type DraftFields, keepTyped, readDraft } from './draft.ts';
import { type Field, fieldOf, fieldsOf } from './fieldsOf.ts';

/** Whether a field keeps the value that it has. */
type Spares = (form: HTMLFormElement, field: Field) => boolean;

/**
 * Before React: restores the draft of this tab, saves it on every input, and chooses the topic
 * that the URL asks for, now and whenever the hash changes, and then takes it out of the URL.
 */
export function prepareForm(): void {
  // In the capture phase, ahead of React, which stops events in parts not hydrated yet.
  addEventListener('input', keepDraft, true);
  // A visitor may have begun before this ran: those words are newer than the draft. But on back or
  // forward the browser restores, before this runs or after, the words with which this page was
  // left, which may be older.
  restoreDraft((form, field) => navigationType() !== 'back_forward' && isTyped(form, field));
  addEventListener('pageshow', () => restoreDraft());
  chooseAskedTopic();
  addEventListener('hashchange', chooseAskedTopic);
  // Firefox restores a page from its bfcache with the sessionStorage of when it was left, and
  // nothing newer. A page that holds a lock is kept out of the bfcache.
  if ('mozInnerScreenX' in window) {
    navigator.locks?.request('draft', { mode: 'shared' }, forever).catch(() => {});
  }
}

/** Chooses a topic for the visitor, overriding that of a draft. */
export const chooseTopic = (type: string): void => fill({ type });

/** Chooses the topic that the URL asks for. */
function chooseAskedTopic(): void {
  const type = topicOf(location.hash);
  if (!type || !contactForm()) return;
  chooseTopic(type);
  // Asked once: what the visitor chooses later must survive back navigation and a reload.
  history.replaceState(history.state, '', '#contact');
  // The browser took the whole hash for an id, and only those of the known topics exist.
  contactForm()?.closest('section')?.scrollIntoView();
}

const forever = () => new Promise<never>(() => {});

/** Looked up each time: React may rebuild the form. */
const contactForm = () => document.querySelector<HTMLFormElement>('#contact form');

/** The topic that a hash asks for: `#contact?type=partner`. */
export function topicOf(hash: string): string | null {
  const [anchor, query] = hash.split('?');
  return anchor === '#contact' ? new URLSearchParams(query).get('type') : null;
}

const storage = () => sessionStorage;

const restoreDraft = (spares?: Spares) => fill(readDraft(storage), spares);

function keepDraft(): void {
  const form = contactForm();
  if (form) keepTyped(storage, fieldsOf(form));
}

/**
 * Puts words into the form as if they were typed there now, except into fields that it `spares`.
 * Without words it does not touch the DOM, whose untouched elements take no memory in JavaScript.
 */
function fill(words: Partial<DraftFields>, spares?: Spares): void {
  let filled: HTMLFormElement | null = null;
  for (const [name, value] of Object.entries(words)) {
    const form = contactForm();
    const field = form && fieldOf(form, name);
    if (!field || field.value === value) continue;
    if (!spares?.(form, field)) field.value = value;
    filled = form;
  }
  filled?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a visitor has typed or chosen something: it differs from the prerendered page. */
const isTyped: Spares = (form, field) =>
  'length' in field ? !form.querySelector(':checked[checked]') : field.value !== '';
