import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { blockHtml } from './blockHtml.ts';

test("the indents of a visitor's list are in the HTML of the mail as in its text", () => {
  const text = 'Needs:\n  - water\n    - for six\n\tall adults';
  const { html } = blockHtml({ kind: 'quote', title: 'Message', text });
  assert.match(html, /Needs:<br>\n\u00A0{2}- water<br>\n\u00A0{4}- for six<br>\n\u00A0all adults</);
});
