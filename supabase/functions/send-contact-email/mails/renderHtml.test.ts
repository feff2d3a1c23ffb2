import assert from 'node:assert/strict';

import type { Language } from '@wnc/content/languages';
import { contactLanguages, contactTypes } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { renderHtml } from './renderHtml.ts';

const mailIn = (language: Language) =>
  renderHtml({ language, subject: 'Subject', preheader: 'Before', blocks: [] });

/** The relative luminance of a hex color, as WCAG defines it. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const colorIn = (text: string, rule: RegExp) => rule.exec(text)?.[1] ?? '#000000';

test('in dark mode, an address or phone number that a mail program turns into a link can be read', () => {
  const dark = /prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(mailIn('en'))?.[1] ?? '';
  const link = colorIn(dark, /(?:^|\})a\{color:(#\w{6})/);
  for (const ground of [/\.card\{background:(#\w{6})/, /\.box\{background:(#\w{6})/]) {
    assert.ok(contrast(link, colorIn(dark, ground)) >= 4.5, String(ground));
  }
});

test('in dark mode, all dark words of a mail turn light', () => {
  const kinds = ['heading', 'subheading', 'text', 'note', 'warning'] as const;
  const html = renderHtml({
    language: 'en',
    subject: 'Subject',
    preheader: 'Before',
    blocks: [
      ...kinds.map((kind) => ({ kind, text: 'Words' })),
      { kind: 'facts', facts: [{ term: 'Name', value: 'Ana' }] },
      { kind: 'quote', title: 'Message', text: 'Words' },
    ],
  });
  const dark = [...html.matchAll(/<[^>]*;color:(#\w{6})[^>]*>/g)].filter(
    ([, color = '']) => contrast(color, '#ffffff') > 4.5,
  );
  assert.ok(dark.length > kinds.length);
  for (const [tag] of dark) assert.match(tag, /class="[^"]*\b(?:tx|sf|brand)\b/);
});

for (const tone of contactTypes) {
  test(`the topic ${tone} can be read on the color that blockHtml.ts gives it`, () => {
    const html = renderHtml({
      language: 'en',
      subject: 'Subject',
      preheader: 'Before',
      blocks: [{ kind: 'label', tone, text: 'Topic' }],
    });
    const [, ground = '', words = ''] =
      /bgcolor="(#\w{6})"[^>]*;color:(#\w{6})">Topic</.exec(html) ?? [];
    assert.ok(
      contrast(words, ground) >= 4.5,
      `${words} on "${ground}": take a darker color, written like #97420f`,
    );
  });
}

test('the street address at the foot can be read, too, if a mail program turns it into a link', () => {
  const html = mailIn('en');
  const link = colorIn(html, /\.foot a\{color:(#\w{6})/);
  assert.ok(contrast(link, colorIn(html, /<td class="px foot" bgcolor="(#\w{6})"/)) >= 4.5);
});

for (const language of contactLanguages) {
  test(`a screen reader reads a mail in ${language} in that language, even in a program that drops html and body`, () => {
    const [, inside = ''] = /<body[^>]*>([^]*)<\/body>/.exec(mailIn(language)) ?? [];
    const [, wrapped = ''] =
      new RegExp(`<div lang="${language}"[^>]*>([^]*)</div>`).exec(inside) ?? [];
    assert.ok(wrapped.startsWith('<table') && wrapped.endsWith('</table>'));
  });
}

test('a screen reader announces no layout table, and reads no stars on the flags', () => {
  const html = mailIn('en');
  assert.doesNotMatch(html, /<table (?!role="presentation")/);
  const stars = html.match(/<td [^>]*>&#10022;/g) ?? [];
  assert.ok(stars.length > 0 && stars.every((star) => star.includes('aria-hidden="true"')));
});

test('the list of an inbox shows the preheader, but not the stars on the flags after it', () => {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(mailIn('en')) ?? [];
  const [shown = ''] = body
    .replace(/<[^>]*>/g, '')
    .trimStart()
    .split('&#10022;');
  assert.ok(shown.startsWith('Before'));
  assert.ok(shown.split('\u00A0').length > 90);
});
