import assert from 'node:assert/strict';

import { contactLanguages, contactTypes } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { blockHtml } from './blockHtml.ts';
import { drawGallery } from './gallery.ts';

test('words of a visitor run in their own direction, also from right to left', () => {
  const name = 'د. علي';
  const { html } = blockHtml({ kind: 'facts', facts: [{ term: 'Name', value: name }] });
  assert.match(html, new RegExp(`<td [^>]*dir="auto"[^>]*>${name}</td>`));
  const quote = blockHtml({ kind: 'quote', title: 'Message', text: name });
  assert.match(quote.html, new RegExp(`<p [^>]*dir="auto"[^>]*>${name}</p>`));
});

test('the gallery shows every mail whole, in every language about every topic, and runs no script', () => {
  const page = drawGallery();
  const kinds = ['Confirmation', 'Team', 'Team, doubtful'];
  const frames = [...page.matchAll(/<iframe title="([^"]*)" srcdoc="([^"]*)"><\/iframe>/g)];
  const titles = new Set(frames.map(([, title]) => title));
  assert.equal(titles.size, kinds.length * contactLanguages.length * contactTypes.length);
  for (const [, , mail = ''] of frames) assert.ok(mail.trimEnd().endsWith('&lt;/html&gt;'));
  assert.doesNotMatch(page, /<script/);
});
