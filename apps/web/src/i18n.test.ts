import { raffleWords } from '@wnc/content/raffle';
import { resourceOf } from '@wnc/content/resources';
import { expect, test } from 'vitest';

import { createI18n } from './i18n.ts';

test('a missing sentence shows its key, not the sentence in the other language', () => {
  const { hero: _, ...words } = resourceOf('es');
  const i18n = createI18n('es', words);
  i18n.addResourceBundle('en-US', 'site', resourceOf('en'));
  expect(i18n.t(($) => $.hero.title)).toBe('hero.title');
  expect(i18n.t(($) => $.relief.title)).toBe(resourceOf('es').relief.title);
});

test('millions are counted with the Spanish plural form for them', () => {
  const i18n = createI18n('es', resourceOf('es'));
  const { one, many, other } = raffleWords.ticket.es;
  expect(i18n.t(($) => $.raffle.ticket, { count: 1 })).toBe(one.replace('{{count}}', '1'));
  expect(i18n.t(($) => $.raffle.ticket, { count: 5 })).toBe(other.replace('{{count}}', '5'));
  expect(i18n.t(($) => $.raffle.ticket, { count: 1_000_000 })).toBe(
    many.replace('{{count}}', '1000000'),
  );
});

test('an apostrophe in what a page fills in stays an apostrophe', () => {
  const i18n = createI18n('en', resourceOf('en'));
  const alt = i18n.t(($) => $.team.portrait, { name: "Ana O'Ejemplo", role: 'R&D' });
  expect(alt).toContain("Ana O'Ejemplo, R&D");
});
