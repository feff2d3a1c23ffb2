import { expect, test } from 'vitest';

import { videoFacts } from './community.ts';

test('community.ts, videoFacts.id: only the 11 characters that follow "v=" in the address', () => {
  expect(videoFacts.id.value).toMatch(/^[\w-]{11}$/);
});
