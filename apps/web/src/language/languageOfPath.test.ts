import { expect, test } from 'vitest';

import { languageOfPath } from './languageOfPath.ts';

test.each([
  ['/', 'en'],
  ['/index.html', 'en'],
  ['/essays/', 'en'],
  ['/es/', 'es'],
  ['/es', 'es'],
  ['//es//', 'es'],
  ['/es/index.html', 'es'],
])('the page at %s is read in "%s"', (path, code) => {
  expect(languageOfPath(path).code).toBe(code);
});
