import { type DraftFields, keepTyped, type KeptDraft, readDraft } from './draft.ts';
import { fieldsOf } from './fieldsOf.ts';

const VOLUNTEER_PATHS = /\/(?:volunteer|become-a-volunteer)\/?$/;

/**
 * Before React: brings back the draft of this tab, keeps it when the visitor leaves, and chooses the
 * topic that the address asks for, now and whenever the hash changes. Must run before an old path is replaced by its new address.
 */
export function prepareForm(): void {
  const first = contactForm();
  if (!first) return;
  const kept = readDraft(() => sessionStorage);
  if (kept) restoreDraft(first, kept);
  const choose = () => {
    const topic = topicOf(location);
    const form = contactForm();
    if (!topic || !form) return;
    radioOf(form, topic)?.click();
    // The browser looks for the whole hash as an id, and finds none.
    if (location.hash) form.closest('section')?.scrollIntoView();
  };
  choose();
  addEventListener('hashchange', choose);
  // Whatever leads away, also before React or without it: a link to the other language, for example.
  addEventListener('pagehide', () => {
    const now = contactForm();
    if (now) keepTyped(() => sessionStorage, fieldsOf(now));
  });
}

/** The form that stands on the page now: React may build it anew. */
const contactForm = () => document.querySelector<HTMLFormElement>('#contact form');

/** The topic in an address: `#contact?type=partner`, or an old path about volunteering. */
export function topicOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  if (VOLUNTEER_PATHS.test(pathname)) return 'volunteer';
  const [anchor, query] = hash.split('?');
  return anchor === '#contact' ? new URLSearchParams(query).get('type') : null;
}

/** Fills in what the tab remembers; what already stands in a field stays. */
function restoreDraft(form: HTMLFormElement, kept: KeptDraft) {
  const texts = ['name', 'email', 'message'] as const satisfies (keyof DraftFields)[];
  for (const name of texts) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = kept[name];
  }
  const radio = radioOf(form, kept.type);
  if (radio) radio.checked = true;
}

const radioOf = (form: HTMLFormElement, topic: string) =>
  [...form.querySelectorAll<HTMLInputElement>('[name="type"]')].find(
    (radio) => radio.value === topic,
  );
