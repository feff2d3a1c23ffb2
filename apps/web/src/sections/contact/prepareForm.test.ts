import { expect, test } from 'vitest';

import { topicOf } from './prepareForm.ts';

test.each([
  ['/', '#contact?type=volunteer', 'volunteer'],
  ['/es/', '#contact?type=partner', 'partner'],
  ['/', '#contact?from=flyer&type=partner&x=1', 'partner'],
  ['/', '#contact?prototype=partner', null],
  ['/volunteer', '', 'volunteer'],
  ['/volunteer/', '', 'volunteer'],
  ['/es/volunteer/', '', 'volunteer'],
  ['/become-a-volunteer', '', 'volunteer'],
  ['/', '#contact', null],
  ['/', '#team?type=partner', null],
  ['/contact-us/', '', null],
  ['/', '', null],
])('the address %s%s asks for the topic %s', (pathname, hash, topic) => {
  expect(topicOf({ pathname, hash })).toBe(topic);
});
