import { type DraftFields, keepTyped, readDraft } from './draft.ts';
import { fieldOf, fieldsOf } from './fieldsOf.ts';

const VOLUNTEER_PATHS = /\/(?:become-a-)?volunteer\/?$/;

/**
 * Before React: brings back the draft of this tab, keeps it with every letter, and chooses the topic
 * that the address asks for, now and whenever the hash changes, and no longer asks for it then. Must
 * run before an old path is replaced by its new address.
 */
export function prepareForm(): void {
  if (!contactForm()) return;
  // A visitor may have begun before this ran.
  restoreDraft(document.activeElement);
  // On the way back a browser brings the words with which this page was left, which may be older.
  addEventListener('pageshow', () => restoreDraft());
  // On the way down: in a part that React has not taken over yet, it stops events on the way up.
  addEventListener('input', keepDraft, true);
  const choose = () => {
    const type = topicOf(location);
    if (!type) return;
    fill({ type });
    if (!location.hash) return;
    // Asked once: what the visitor chooses later must outlast the way back and a page loaded again.
    history.replaceState(history.state, '', '#contact');
    // The browser has looked for the whole hash as an id, and found none.
    contactForm()?.closest('section')?.scrollIntoView();
  };
  choose();
  addEventListener('hashchange', choose);
  // Firefox gives a page from its memory what the tab had stored when the page was left, and nothing
  // newer. It loads a page anew that holds a lock.
  if ('mozInnerScreenX' in window) {
    navigator.locks?.request('draft', { mode: 'shared' }, forever).catch(() => undefined);
  }
}

const forever = () => new Promise<never>(() => undefined);

/** The form that stands on the page now: React may build it anew. */
const contactForm = () => document.querySelector<HTMLFormElement>('#contact form');

/** The topic in an address: `#contact?type=partner`, or an old path about volunteering. */
export function topicOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  if (VOLUNTEER_PATHS.test(pathname)) return 'volunteer';
  const [anchor, query] = hash.split('?');
  return anchor === '#contact' ? new URLSearchParams(query).get('type') : null;
}

const restoreDraft = (but?: unknown) =>
  fill(
    readDraft(() => sessionStorage),
    but,
  );

function keepDraft(): void {
  const form = contactForm();
  if (form) keepTyped(() => sessionStorage, fieldsOf(form));
}

/** Puts words into the form as if they were typed there now; the field `but` stays as it is. */
function fill(words: Partial<DraftFields>, but?: unknown): void {
  const form = contactForm();
  let isNew = false;
  for (const [name, value] of Object.entries(words)) {
    const field = form && fieldOf(form, name);
    if (!field || field.value === value) continue;
    if (field !== but) field.value = value;
    isNew = true;
  }
  if (isNew) form?.dispatchEvent(new Event('input', { bubbles: true }));
}
