import { expect, test } from 'vitest';

import { describedBy } from './SectionMeta.tsx';

test.each([
  ['#about', 'about'],
  ['#programs', 'programs'],
  ['#relief', 'relief'],
  ['#team', 'team'],
  ['#donate', 'donate'],
  ['#contact', 'contact'],
  ['#contact?type=partner', 'contact'],
  ['', 'default'],
  ['#hero', 'default'],
  ['#mission', 'default'],
  ['#chw', 'default'],
  ['#constructor', 'default'],
])('with the hash "%s" the page has the description of "%s"', (hash, words) => {
  expect(describedBy(hash)).toBe(words);
});
