import { videoFacts } from '@wnc/content/community';
import type { Language } from '@wnc/content/languages';

const { id, startSeconds } = videoFacts;

/** The video's page on the site of its host. */
export const videoPage = `https://www.youtube.com/watch?v=${id.value}&t=${startSeconds.value}s`;

/**
 * The address of the player: it starts at `startSeconds`, by itself with `autoplay`, sets no cookie
 * before it plays, and shows captions and controls in the language of the page.
 */
export function playerAddress(language: Language, { autoplay }: { autoplay: boolean }): string {
  const options = new URLSearchParams({
    autoplay: autoplay ? '1' : '0',
    start: String(startSeconds.value),
    cc_load_policy: '1',
    cc_lang_pref: language,
    hl: language,
    playsinline: '1',
    rel: '0',
  });
  return `https://www.youtube-nocookie.com/embed/${id.value}?${options}`;
}
