import { type Language, languageOf } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';

import { languageShown } from '../i18n.ts';
import { fetchWords } from '../parts/fetchWords.ts';
import { islandsHydrated, islandsOf, nodesOf } from '../parts/islands.ts';
import { openParts } from '../parts/laterParts.ts';
import { parts } from '../parts/parts.ts';
import { fetchPage } from './fetchPage.ts';
import { type Held, holdPlace } from './holdPlace.ts';
import { morph } from './morph.ts';

/** How long a switch waits for the words and the page before it opens the other page instead. */
const SWITCH_TIMEOUT_MS = 4000;

/** After a jump to a section while the words were late, the scroll may not have begun yet. */
const JUMP_FRAMES = 6;

/** What a phone reads when the visitor shares the page or adds it to the home screen. */
const IN_HEAD = 'head > :is([rel=canonical], [property], [name^=twitter])';

/**
 * Fetches what a switch needs: words for the parts that React has, the page in that language for
 * the others. Resolves when no island is about to be hydrated, since hydration must find the words
 * that are in the HTML. Rejects when offline.
 */
export async function prepareLanguage(i18n: i18n, language: Language): Promise<Document> {
  const open = openParts();
  const [page] = await Promise.all([
    fetchPage(language),
    islandsHydrated(open),
    ...open.map((part) => fetchWords(i18n, language, part)),
  ]);
  return page;
}

/** After a message the visitor has its answer to read, which the other page would not show. */
export type SwitchResult = 'switched' | 'failed' | 'failed after a message';

/**
 * Shows the page in another language without leaving it: what is typed, chosen, open and focused
 * stays, and so does the reading position. `setAddress` is called at the moment of the change, so
 * that address and language never disagree. If the words cannot be fetched in time, the page is
 * unchanged.
 */
export async function switchLanguage(
  i18n: i18n,
  language: Language,
  setAddress?: () => void,
): Promise<SwitchResult> {
  const open = openParts();
  const hasJumped = watchForJumps();
  let page: Document;
  try {
    page = await withTimeout(prepareLanguage(i18n, language));
  } catch {
    hasJumped();
    // The other page would cut off a message that is being sent. After it, the words may be here.
    if (!(await sendingEnds())) return 'failed';
    const retried = await switchLanguage(i18n, language, setAddress);
    return retried === 'failed' ? 'failed after a message' : retried;
  }
  await scrollEnd(1);
  if (hasJumped()) await scrollEnd(JUMP_FRAMES);
  if (openParts().length > open.length) return switchLanguage(i18n, language, setAddress);
  prefetchPage(languageShown(i18n));
  const held = holdPlace();
  setAddress?.();
  showWordsOf(page, held);
  flushSync(() => void i18n.changeLanguage(languageOf(language).tag));
  held.release();
  return 'switched';
}

/** Fetches the page in the language being left, for the way back without a network. */
function prefetchPage(language: Language): void {
  fetchPage(language).catch(() => undefined);
}

/** Gives the head, and what React has not hydrated yet, the words of the page in another language. */
function showWordsOf(page: Document, held: Held): void {
  const open = openParts();
  const islands = islandsOf(parts.filter((part) => !open.includes(part)));
  for (const nodes of [IN_HEAD, ...islands.map(nodesOf)]) {
    const twins = page.querySelectorAll(nodes);
    for (const [index, node] of document.querySelectorAll(nodes).entries()) {
      const twin = twins[index];
      if (twin) held.change(node, () => morph(node, twin));
    }
  }
}

/**
 * Returns a function that tells, once, whether a link to a section has been followed since. The
 * address alone cannot tell: Firefox changes it in a later task, and if it is another page's by
 * then, Firefox opens the page whose address it was.
 */
function watchForJumps(): () => boolean {
  const { hash } = location;
  let jumped = false;
  const note = ({ target }: Event) => {
    jumped ||= Boolean((target as Element).closest('a[href^="#"]'));
  };
  addEventListener('click', note, true);
  return () => {
    removeEventListener('click', note, true);
    return jumped || location.hash !== hash;
  };
}

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(reject, SWITCH_TIMEOUT_MS);
    }),
  ]);

/** Resolves when no message is being sent any more, to whether one was. */
const sendingEnds = async (wasSending = false): Promise<boolean> => {
  if (!document.querySelector('[data-sending]')) return wasSending;
  await new Promise(requestAnimationFrame);
  return sendingEnds(true);
};

/**
 * Resolves when a smooth scroll to a section has ended: new words would stop it halfway. It has
 * ended when nothing has moved for `steady` frames.
 */
const scrollEnd = async (steady: number, left = steady): Promise<void> => {
  const place = scrollY;
  await new Promise(requestAnimationFrame);
  if (scrollY !== place) return scrollEnd(steady);
  return left > 1 ? scrollEnd(steady, left - 1) : undefined;
};
