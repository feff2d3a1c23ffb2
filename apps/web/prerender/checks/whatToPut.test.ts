import { expect, it } from 'vitest';

import { whatToPut } from './whatToPut.ts';

it.each([
  ['accessibilityReviewed', 'the day on which the page was last reviewed, year first'],
  ['organization.phone.display', 'the phone number as people read it, (828) 555-1234'],
  ['organization.phone.e164', 'the same number as phones dial it, +18285551234'],
  ['people.director.name', 'the person’s name, with their consent'],
  ['teamWords.biographies.director', 'the biography, approved by the person, in every language'],
  ['operateWords.photos.events', 'what the picture shows, in every language'],
  ['communityWords.posterAlt', 'what the picture shows, in every language'],
  ['raffleFacts.salesStart', 'the value as the organization confirms it'],
  ['reliefMeta.title', 'the sentence as the organization approves it, in every language'],
])('an editor is asked at %s for %s', (field, put) => {
  expect(whatToPut({ field })).toBe(put);
});
