import { accessibilityWords } from '@wnc/content/accessibility';
import { footerWords, quickLinksWords } from '@wnc/content/footer';
import { type Language, languages } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { inWords } from '../inWords.ts';
import { heading, list, node, type Outline } from './outline.ts';

/** What a screen reader finds around the sections: above them and below. */
export function outlineOfFrame(of: Language): { above: Outline[]; below: Outline[] } {
  const say = (words: { readonly [Code in Language]: string }) => inWords(words[of]);
  const link = (name: string) => node('link', name);
  const { about, chw, programs, relief, team, contact } = navWords;
  const { title, ...quick } = quickLinksWords;
  return {
    above: [
      link(say(accessibilityWords.skipLink)),
      node(
        'banner',
        '',
        link(say(accessibilityWords.logoHome)),
        node(
          'navigation',
          say(navWords.label),
          ...[about, chw, programs, relief, team, contact].map((words) => link(say(words))),
        ),
        ...languages.filter(({ code }) => code !== of).map(({ name }) => link(name)),
        link(`${say(navWords.donate)} ${say(accessibilityWords.newTab)}`),
      ),
      node('main'),
    ],
    below: [
      node(
        'contentinfo',
        '',
        link(say(accessibilityWords.logoHome)),
        node(
          'navigation',
          say(title),
          heading(2, say(title)),
          list(...Object.values(quick).map((words) => [link(say(words))])),
        ),
        heading(2, say(footerWords.address)),
        heading(2, say(footerWords.poBox)),
        list([link(say(accessibilityWords.phoneLink))], [link(say(accessibilityWords.emailLink))]),
        heading(2, say(footerWords.social)),
        list([link(say(accessibilityWords.facebook))], [link(say(accessibilityWords.instagram))]),
        link(say(footerWords.privacy)),
        link(say(footerWords.accessibility)),
      ),
      node('status'),
    ],
  };
}
