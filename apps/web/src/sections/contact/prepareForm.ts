import { type DraftFields, keepTyped, readDraft } from './draft.ts';
import { type Field, fieldOf, fieldsOf } from './fieldsOf.ts';

/** Which fields keep what stands in them. */
type Spares = (form: HTMLFormElement, field: Field) => boolean;

/**
 * Before React: brings back the draft of this tab, keeps it with every letter, and chooses the topic
 * that the address asks for, now and whenever the hash changes, and no longer asks for it then.
 */
export function prepareForm(): void {
  // On the way down: in a part that React has not taken over yet, it stops events on the way up.
  addEventListener('input', keepDraft, true);
  // A visitor may have begun before this ran: those words are newer. But on the way back a browser
  // brings the words with which this page was left, before this runs or after, which may be older.
  restoreDraft((form, field) => !isWayBack() && isTyped(form, field));
  addEventListener('pageshow', () => restoreDraft());
  chooseAskedTopic();
  addEventListener('hashchange', chooseAskedTopic);
  // Firefox gives a page from its memory what the tab had stored when the page was left, and nothing
  // newer. It loads a page anew that holds a lock.
  if ('mozInnerScreenX' in window) {
    navigator.locks?.request('draft', { mode: 'shared' }, forever).catch(() => undefined);
  }
}

/** Chooses a topic for the visitor, over that of a draft. */
export const chooseTopic = (type: string): void => fill({ type });

/** Chooses the topic that the address asks for. */
function chooseAskedTopic(): void {
  const type = topicOf(location.hash);
  if (!type || !contactForm()) return;
  chooseTopic(type);
  // Asked once: what the visitor chooses later must outlast the way back and a page loaded again.
  history.replaceState(history.state, '', '#contact');
  // The browser has looked for the whole hash as an id: there is one for each topic, and no other.
  contactForm()?.closest('section')?.scrollIntoView();
}

const forever = () => new Promise<never>(() => undefined);

/** The form that stands on the page now: React may build it anew. */
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
 * Puts words into the form as if they were typed there now, but for fields that it `spares`. Looks at
 * nothing where there are no words: what is never touched takes no memory.
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

const isWayBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/** What a visitor has typed or chosen: it is not as the page was built. */
const isTyped: Spares = (form, field) =>
  field instanceof RadioNodeList ? !form.querySelector(':checked[checked]') : field.value !== '';
