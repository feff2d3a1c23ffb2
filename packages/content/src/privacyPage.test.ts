import { expect, test } from 'vitest';

import { contactWords } from './contact.ts';
import { languages } from './languages.ts';
import { privacyPageWords } from './privacyPage.ts';

const places = {
  'contact.ts, privacy.use': contactWords.privacy.use,
  'privacyPage.ts, write.what': privacyPageWords.write.what,
};

test.each(Object.entries(places))('%s names every field of the form', (_, sentence) => {
  const missing = languages.flatMap(({ code, name }) =>
    Object.values(contactWords.labels)
      .filter((label) => !sentence[code].toLowerCase().includes(label[code].toLowerCase()))
      .map((label) => `${name}: "${label[code]}" is missing`),
  );
  expect(missing).toEqual([]);
});
