import type { i18n } from 'i18next';
import { type ComponentType, lazy, type PropsWithChildren } from 'react';

import { languageShown } from '../i18n.ts';
import { finishChange } from './changeOfWords.ts';
import { fetchWords } from './fetchWords.ts';
import type { lowerSections } from './lowerSections.ts';
import { type Part, parts } from './parts.ts';
import type { stillSections } from './stillSections.ts';

export type LaterPart = Exclude<Part, 'first'>;

type Name = {
  lower: keyof typeof lowerSections;
  contact: 'Contact';
  still: keyof typeof stillSections;
};

const code: { [P in LaterPart]: () => Promise<Record<Name[P], ComponentType>> } = {
  lower: async () => (await import('./lowerSections.ts')).lowerSections,
  contact: () => import('../sections/contact/Contact.tsx'),
  still: async () => (await import('./stillSections.ts')).stillSections,
};

/** The parts not fetched yet, each with the function that resolves its promise in `fetched`. */
const unfetched = new Map<Part, () => void>();
/** A promise that never rejects. The prerender has nothing to wait for. */
const whenFetched = (part: LaterPart) =>
  import.meta.env.SSR
    ? undefined
    : new Promise<void>((resolve) => {
        unfetched.set(part, resolve);
      });
const fetched: Record<LaterPart, Promise<void> | undefined> = {
  lower: whenFetched('lower'),
  contact: whenFetched('contact'),
  still: whenFetched('still'),
};

/** Suspends around sections of later parts: React hydrates none until one part is fetched. */
export const OnceAnyIsFetched = lazy(async () => {
  await Promise.race([fetched.lower, fetched.contact, fetched.still]);
  return { default: ({ children }: PropsWithChildren) => children };
});

/** The parts that React has hydrated, or is about to. The others are HTML as it was built. */
export const openParts = (): readonly Part[] => parts.filter((part) => !unfetched.has(part));

/** A section of a later part, under the name of its component. */
export const later = <P extends LaterPart>(part: P, name: Name[P]) => ({
  part,
  Section: lazy<ComponentType>(async () => {
    await fetched[part];
    const sections = await code[part]();
    return { default: sections[name] };
  }),
});

/**
 * Fetches a part's code and words, in the language that the page shows; React then hydrates the
 * part. Rejects when offline: the part stays as it is in the HTML, and can be fetched again.
 */
export async function fetchPart(i18n: i18n, part: LaterPart): Promise<void> {
  const language = languageShown(i18n);
  await Promise.all([code[part](), fetchWords(i18n, language, part)]);
  // The part's HTML may have changed language meanwhile.
  if (languageShown(i18n) !== language) return fetchPart(i18n, part);
  finishChange();
  unfetched.get(part)?.();
  unfetched.delete(part);
}

/** Fetches all later parts. Rejects if one of them cannot be fetched. */
export async function fetchLaterParts(i18n: i18n): Promise<void> {
  await Promise.all((['lower', 'contact', 'still'] as const).map((part) => fetchPart(i18n, part)));
}
