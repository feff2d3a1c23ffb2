import assert from 'node:assert/strict';

import { emailsWords } from '@wnc/content/emails';
import { organization } from '@wnc/content/site';
import {
  contactLanguages,
  contactLimits,
  type ContactMessage,
  contactTypes,
  type FilledForm,
} from '@wnc/validation/contact';
import { visibleFields } from '@wnc/validation/fields';

import { test } from '../testing/defineTest.ts';
import { teamMail } from './teamMail.ts';
import { visitorMail } from './visitorMail.ts';

const config = { mailFrom: 'Site <site@mail.site.test>', teamEmail: 'team@mail.site.test' };
const REF = 'MSG-ABC123';
const { notification } = emailsWords;

const form: FilledForm = {
  name: 'Canario Ruiz',
  email: 'canary@visitor.test',
  message: 'A canary sings.\nTwice.',
  type: 'volunteer',
};
const message: ContactMessage = { ...form, language: 'en' };
const team = (change: Partial<ContactMessage> = {}, isSuspicious = false) =>
  teamMail({
    message: { ...message, ...change },
    ref: REF,
    isSuspicious,
    now: new Date('2025-06-03T02:00:00Z'),
    config,
  });
const confirmation = (change: Partial<ContactMessage> = {}) =>
  visitorMail({ ...message, ...change, ref: REF, config });

const visibleText = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>|<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

for (const language of contactLanguages) {
  for (const type of contactTypes) {
    test(`D13: the confirmation in ${language} about ${type} repeats nothing that the visitor wrote`, () => {
      const mail = confirmation({ language, type });
      const other = confirmation({ language, type, name: 'Other', message: 'Other text.' });
      assert.deepEqual({ ...other, to: '' }, { ...mail, to: '' });
      assert.doesNotMatch(JSON.stringify({ ...mail, to: '' }), /canar|sings/i);
      assert.ok(mail.subject.endsWith(`(${REF})`));
      assert.ok(mail.text.includes(REF) && visibleText(mail.html).includes(REF));
      assert.match(mail.html, new RegExp(`<html lang="${language}"`));
    });

    test(`the team's mail in ${language} about ${type} says the same in HTML and text`, () => {
      const mail = team({ language, type });
      const seen = visibleText(mail.html);
      const filled = { ...form, type: notification.types[type][language] };
      const lines = visibleFields.flatMap((field) => filled[field].split('\n'));
      for (const words of [...lines, REF]) {
        assert.ok(seen.includes(words) && mail.text.includes(words), words);
      }
      assert.doesNotMatch(mail.subject, /canar|sings/i);
      assert.doesNotMatch(mail.html + mail.text, /undefined|\{\{|\[object/);
    });
  }
}

/** The words in one language, from every level of the content. */
const sentencesOf = (node: object, language: string): string[] =>
  Object.entries(node).flatMap(([name, child]: [string, unknown]) => {
    if (typeof child === 'object' && child) return sentencesOf(child, language);
    return name === language ? [String(child)] : [];
  });

for (const language of contactLanguages) {
  test(`the mails in ${language} contain every sentence written for them, in HTML and text, and no placeholder`, () => {
    const mails = contactTypes.flatMap((type) => [
      confirmation({ language, type }),
      team({ language, type }, true),
      team({ language, type, email: 'ana@example.org' }),
    ]);
    const unsaidIn = (parts: string[]) => {
      const said = parts.join(' ').replace(/\s+/g, ' ');
      assert.doesNotMatch(said, /\{\{/);
      return sentencesOf(emailsWords, language).filter((sentence) =>
        sentence.split(/\{\{\w+\}\}/).some((part) => !said.includes(part.trim())),
      );
    };
    const { preheader, footer } = emailsWords.confirmation;
    assert.deepEqual(unsaidIn(mails.map(({ html }) => visibleText(html))), [footer[language]]);
    const texts = mails.flatMap(({ subject, text }) => [subject, text]);
    assert.deepEqual(unsaidIn(texts), [preheader[language]]);
  });
}

test("D14: the team's mail asks not to reply automatically to a stranger's address, above all if the sender is in doubt", () => {
  const suppress = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };
  assert.deepEqual(team().headers, suppress);
  assert.deepEqual(team({}, true).headers, { ...suppress, 'Auto-Submitted': 'auto-generated' });
});

test("D04: the team answers the visitor with one click, in our name, and the visitor's name is not in the address", () => {
  const { from, to, replyTo, html } = team();
  assert.deepEqual(
    { from, to, replyTo },
    { from: config.mailFrom, to: config.teamEmail, replyTo: message.email },
  );
  const link = new URL(/mailto:canary@[^"]*/.exec(html.replaceAll('&#39;', "'"))?.[0] ?? '');
  assert.equal(link.pathname, 'canary@visitor.test');
  assert.equal(link.searchParams.get('subject'), `${organization.name.value} (${REF})`);
});

test("a message's day is the day in North Carolina, in the language of the page", () => {
  const { received } = notification.labels;
  assert.ok(team().text.includes(`${received.en}: June 2, 2025`));
  assert.ok(team({ language: 'es' }).text.includes(`${received.es}: 2 de junio de 2025`));
});

test('a doubtful message is marked the same in both languages, and says why', () => {
  for (const language of contactLanguages) {
    assert.match(team({ language }, true).subject, /^\[check\] /);
    assert.doesNotMatch(team({ language }).subject, /check/);
  }
  assert.ok(team({}, true).text.includes(`! ${notification.check.en}`));
});

test('D01, D08, D09, D16: markup, templates, formulas and addresses from a visitor stay plain text', () => {
  const hostile = `<script>alert(1)</script> "&' \${x} {{org}} {{{NAME}}} %s <%= x %> =cmd| evil.com/login http://evil.com &lt;b&gt;`;
  const { html, text } = team({ name: hostile.slice(0, 100), message: hostile });
  assert.doesNotMatch(html, /<script/);
  assert.ok(visibleText(html).includes(hostile));
  assert.ok(text.includes(hostile));
  const written = html.replaceAll('&#39;', "'");
  const links = Array.from(written.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  const subject = encodeURIComponent(`${organization.name.value} (${REF})`);
  assert.deepEqual(links, [
    `mailto:canary@visitor.test?subject=${subject}`,
    `tel:${organization.phone.e164.value}`,
    `mailto:${organization.email.value}`,
  ]);
});

test('D05, D06: control and direction characters are removed, and stacked accents cut to four', () => {
  const { text } = team({
    name: `Ana${'\u0301'.repeat(50)}\u202e Ruiz\nReply-To: evil`,
    message: 'first\u0007\u001b[31m\n\n\n\n\n\n\nlast 👨‍👩‍👧 🇲🇽',
  });
  assert.ok(
    text.includes(`${notification.labels.name.en}: Ana${'\u0301'.repeat(4)} Ruiz Reply-To: evil\n`),
  );
  assert.ok(text.includes('> first[31m\n> \n> \n> last 👨‍👩‍👧 🇲🇽'));
});

test('D12: the longest message is not clipped by a mail client', () => {
  for (const letter of ['x', '&', '"', '😀', 'x\n', '"\n', '\'"\n\n\n', '"\u200b\n']) {
    const { max } = contactLimits.message;
    const longest = Array.from(letter.repeat(max))
      .slice(0, 2 * max)
      .join('');
    const { html } = team({ message: longest, name: letter.repeat(contactLimits.name.max) });
    assert.ok(new TextEncoder().encode(html).byteLength < 102_000, JSON.stringify(letter));
  }
  assert.match(team().html, /overflow-wrap:anywhere/);
});

test('D12: a name or an address without a space breaks, instead of widening the mail on a phone', () => {
  const name = 'x'.repeat(contactLimits.name.max);
  const email = `${'a'.repeat(contactLimits.email.localMaxOctets)}@visitor.test`;
  const { html } = team({ name, email });
  const styles = [...html.matchAll(/style="([^"]*)">([^<]*)</g)]
    .filter(([, , words]) => words === name || words === email)
    .map(([, style]) => style);
  assert.equal(styles.length, 3);
  for (const style of styles) assert.match(style ?? '', /word-break:break-/);
});
