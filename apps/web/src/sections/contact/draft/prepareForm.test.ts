import { expect, test } from 'vitest';

import { topicOf } from './prepareForm.ts';

test.each([
  ['#contact?type=volunteer', 'volunteer'],
  ['#contact?type=partner', 'partner'],
  ['#contact?from=flyer&type=partner&x=1', 'partner'],
  ['#contact?prototype=partner', undefined],
  ['#contact', undefined],
  ['#team?type=partner', undefined],
  ['', undefined],
])('the hash %s asks for the topic %s', (hash, topic) => {
  expect(topicOf(hash)).toBe(topic);
});
