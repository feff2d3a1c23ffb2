import { expect, test } from 'vitest';

import { languages } from './languages.ts';
import { resourceOf } from './resources.ts';
import { counties } from './serviceArea.ts';
import { named, sentences, texts, withoutPlaceholders } from './testing/sentences.ts';
import { terms } from './tooltips.ts';

/** The sentences in which the page explains a term. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'chw.lead': terms.chw,
  'relief.support.fema.title': terms.fema,
  'relief.support.dsnap.title': terms.dsnap,
};
/** No language of this site has a word this long. */
const LONGEST_WORD = 40;
/** What search engines show of a description, minus room for the organization's name. */
const LONGEST_DESCRIPTION = 140;

test('the errors and answers of the form, and the sentence of the 404 page, are as agreed, word for word', () => {
  const { contact, '404': notFound } = resourceOf('en');
  const { errors, success, failure } = contact;
  expect([errors.name.too_short, errors.email.invalid_format, errors.message.too_short]).toEqual([
    'Name must be at least {{min}} characters.',
    'Please enter a valid email address.',
    'Message must be at least {{min}} characters.',
  ]);
  expect([success.toastTitle, success.toastText, success.inline]).toEqual([
    'Success!',
    "Your message has been sent. We'll get back to you soon!",
    'Message sent successfully!',
  ]);
  expect([failure.toastTitle, failure.toastText, failure.inline, contact.sending]).toEqual([
    'Error sending message',
    'Something went wrong. Please try again later.',
    'Error sending message. Please try again.',
    'Sending...',
  ]);
  expect(notFound.message).toBe("The page you are looking for doesn't exist or has been moved.");
});

test.each([
  ['en', 'If none comes, we still have your message.'],
  ['es', 'Aunque no le llegue, ya tenemos su mensaje.'],
] as const)(
  'in %s nobody waits for a confirmation that the limits or a doubt held back',
  (language, rest) => {
    const { contact, thankYou } = resourceOf(language);
    expect(contact.success.checkEmail).toContain(rest);
    expect(thankYou.contact.checkEmail).toContain(rest);
  },
);

test('every sentence has words, and no space before or after them', () => {
  expect(sentences.length).toBeGreaterThan(600);
  const blank = sentences.filter(({ text }) => text === '' || text !== text.trim());
  expect(blank.map(named)).toEqual([]);
});

test('no sentence or name has two spaces in a row', () => {
  expect(texts.filter(({ text }) => /\s\s/.test(text)).map(named)).toEqual([]);
});

test('no sentence contains a number, so that a figure is changed in one place', () => {
  const numbered = sentences
    .filter(({ key }) => !key.endsWith('emergency'))
    .filter(({ text }) => /\d/.test(withoutPlaceholders(text)));
  expect(numbered.map(named)).toEqual([]);
});

test('quotes are straight, an ellipsis is three dots, and no dash marks a pause', () => {
  const curly = sentences.filter(({ text }) => /[‘’“”…–—]/.test(text));
  expect(curly.map(named)).toEqual([]);
});

test('no sentence or name contains a tag, a code such as &amp;, a brace that is not part of a placeholder, a tab or an invisible character', () => {
  const unwanted = /[<>{}]|&#?\w+;|[\p{Cc}\p{Cf}]/u;
  const marked = texts.filter(({ text }) => unwanted.test(withoutPlaceholders(text)));
  expect(marked.map(named)).toEqual([]);
});

test('no sentence or name contains **stars**, `backticks`, [a link](https://…), a web address or an e-mail address, which the page shows as plain text', () => {
  const unlinked = /[*`]|\]\(|https?:|\bwww\.|\.(?:com|org|net)\b|\S@\S/;
  expect(texts.filter(({ text }) => unlinked.test(text)).map(named)).toEqual([]);
});

test('no sentence or name contains an emoji, which each screen reader announces in its own words', () => {
  const pictured = texts.filter(({ text }) =>
    /(?![©®™])[\p{Extended_Pictographic}\p{RI}]/u.test(text),
  );
  expect(pictured.map(named)).toEqual([]);
});

test(`no word is longer than ${LONGEST_WORD} letters: a space is missing, or a key was held down`, () => {
  const endless = texts.filter(({ language, text }) =>
    [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].some(
      ({ segment }) => segment.length > LONGEST_WORD,
    ),
  );
  expect(endless.map(named)).toEqual([]);
});

test(`a description for search engines has at most ${LONGEST_DESCRIPTION} characters, without the organization's name`, () => {
  const long = sentences
    .filter(({ key }) => key.startsWith('meta.description.'))
    .filter(({ text }) => text.replace('{{org}}', '').length > LONGEST_DESCRIPTION);
  expect(long.map(named)).toEqual([]);
});

test('the caption and the text of the map name every county', () => {
  for (const { code } of languages) {
    const { caption, alt } = resourceOf(code).serviceArea;
    for (const { name } of counties) {
      expect(caption).toContain(name);
      expect(alt).toContain(name);
    }
  }
});

test('a sentence in which the page explains CHW, FEMA or D-SNAP contains that word', () => {
  const explaining = sentences.filter(({ key }) => key in EXPLAINED);
  expect(explaining).toHaveLength(Object.keys(EXPLAINED).length * languages.length);
  const without = explaining.filter(({ key, text }) => !text.includes(EXPLAINED[key] ?? ''));
  expect(without.map(named)).toEqual([]);
});

test('the confirmation contains no placeholder that a visitor could fill', () => {
  const ours = new Set(['{{org}}', '{{email}}', '{{phone}}', '{{ein}}', '{{address}}', '{{ref}}']);
  const filled = sentences
    .filter(({ key }) => key.startsWith('emails.confirmation.'))
    .filter(({ text }) => (text.match(/\{\{\w+\}\}/g) ?? []).some((name) => !ours.has(name)));
  expect(filled.map(named)).toEqual([]);
});
