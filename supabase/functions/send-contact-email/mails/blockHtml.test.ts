import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { blockHtml } from './blockHtml.ts';

test("the indents of a visitor's list are the same in the HTML of a mail as in its text", () => {
  const text = 'Needs:\n  - water\n    - for six\n\tall adults';
  const { html } = blockHtml({ kind: 'quote', title: 'Message', text });
  assert.match(html, /Needs:<br>\n\u00A0{2}- water<br>\n\u00A0{4}- for six<br>\n\u00A0all adults</);
});

test("a visitor's words run in their own direction, even right to left", () => {
  const name = 'د. علي';
  const { html } = blockHtml({ kind: 'facts', facts: [{ term: 'Name', value: name }] });
  assert.match(html, new RegExp(`<td [^>]*dir="auto"[^>]*>${name}</td>`));
  const quote = blockHtml({ kind: 'quote', title: 'Message', text: name });
  assert.match(quote.html, new RegExp(`<p [^>]*dir="auto"[^>]*>${name}</p>`));
});
