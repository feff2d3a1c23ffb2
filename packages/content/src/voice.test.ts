import { expect, test } from 'vitest';

import { emailsWords } from './emails.ts';
import { languageOfferWords } from './language.ts';
import { type Language, languages } from './languages.ts';
import { pageWords } from './pageWords.ts';
import { resourceOf } from './resources.ts';
import { counties } from './serviceArea.ts';

type Sentence = { key: string; language: Language; text: string };

/** Every sentence of the pages and the mails, with each of its plural forms. */
function sentencesOf(node: object, path: string[] = []): Sentence[] {
  return Object.entries(node).flatMap(([key, child]: [string, string | boolean | object]) => {
    const language = [...path, key].findLast((name) => languages.some(({ code }) => code === name));
    if (typeof child === 'object') return sentencesOf(child, [...path, key]);
    if (typeof child === 'boolean' || language === undefined) return [];
    return [{ key: path.join('.'), language: language as Language, text: child }];
  });
}

const sentences = sentencesOf({
  ...pageWords,
  languageOffer: languageOfferWords,
  emails: emailsWords,
});
const spanish = sentences.filter(({ language }) => language === 'es');

test('the wordings that the specification fixes are exact', () => {
  const { contact, '404': notFound } = resourceOf('en');
  const { errors, success, failure } = contact;
  expect([errors.name.too_short, errors.email.invalid_format, errors.message.too_short]).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Message must be at least 10 characters.',
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

test('no sentence holds a number, so that a figure is changed in one place', () => {
  const allowed = /^contact\.errors\.(name|message)\.too_short$|emergency$/;
  const numbered = sentences
    .filter(({ key }) => !allowed.test(key))
    .filter(({ text }) => /\d/.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
  expect(numbered).toEqual([]);
});

test('a Spanish question or exclamation is opened', () => {
  const unopened = spanish.filter(({ text }) => {
    const [questions, asked, cries, cried] = ['¿', '?', '¡', '!'].map(
      (mark) => text.split(mark).length,
    );
    return questions !== asked || cries !== cried;
  });
  expect(unopened).toEqual([]);
});

test('quotes are straight, three dots are dots, and no dash makes a pause', () => {
  expect(sentences.filter(({ text }) => /[‘’“”…–—]/.test(text))).toEqual([]);
});

test('no sentence holds a tag, or a brace that no placeholder needs', () => {
  const marked = sentences.filter(({ text }) => /[<>{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
  expect(marked).toEqual([]);
});

test('no Spanish sentence is a copy of the English one, names aside', () => {
  const english = new Map(
    sentences.filter(({ language }) => language === 'en').map(({ key, text }) => [key, text]),
  );
  const copied = spanish
    .filter(({ key }) => !/^programs\.\w+\.title$/.test(key))
    .filter(({ text }) => /\p{Ll}+ .*\p{Ll}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
    .filter(({ key, text }) => english.get(key) === text);
  expect(copied).toEqual([]);
});

test('Spanish speaks to the reader as usted', () => {
  const familiar = /\b(tú|tu|tus|contigo|vosotros|vuestro)\b/i;
  expect(spanish.filter(({ text }) => familiar.test(text))).toEqual([]);
});

test('Spanish writes no @ and no slash where a gender would stand', () => {
  const shortcut = /\p{L}@|\p{L}\/(a|as|o|os)\b/u;
  expect(spanish.filter(({ text }) => shortcut.test(text))).toEqual([]);
});

test('a menu label in Spanish is at most 1.3 times as long as in English, save "Equipo"', () => {
  const { long, label, team, ...labels } = pageWords.nav;
  expect([long.team.es, label.es, team.es]).toContain('Equipo');
  const tooLong = Object.values(labels).filter(({ en, es }) => es.length > en.length * 1.3);
  expect(tooLong).toEqual([]);
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

test('the confirmation holds no placeholder that a visitor could fill', () => {
  const placeholders = sentences
    .filter(({ key }) => key.startsWith('emails.confirmation.'))
    .flatMap(({ text }) => text.match(/\{\{\w+\}\}/g) ?? []);
  expect(new Set(placeholders)).toEqual(
    new Set(['{{org}}', '{{ref}}', '{{address}}', '{{phone}}']),
  );
});
