import { contactLanguages, contactLimits, contactTypes } from '@wnc/validation/contact';
import { expect } from 'vitest';

import { TEAM } from '../harness/environment.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import { newVisitor } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';
import { oneMessage } from './oneMessage.ts';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
const literal = (id: string, what: string, text: string) =>
  oneMessage(
    id,
    `${what} is shown as it is`,
    { name: text.slice(0, 90), message: `${text} and more words` },
    ({ team }) => {
      expect(team.html).toContain(`${escaped(text)} and more words`);
      expect(team.text).toContain(`${text} and more words`);
      expect(team.html).not.toMatch(/<(script|img|iframe|a)\b(?! href="(mailto|tel):)/i);
      if (escaped(text) !== text) expect(team.html).not.toContain(text);
    },
  );

const GMAIL_CLIPS_BYTES = 102_000;
const LONGEST = contactLimits.message.max;
const size = (text: string) => Buffer.byteLength(text, 'utf8');

/** Section D: what a stranger's words can do in a mail. */
export const mailCases: readonly MatrixCase[] = [
  ...contactTypes.flatMap((type) =>
    contactLanguages.map((language) =>
      oneMessage(
        'D03',
        `the subjects on ${type} in ${language} are ours`,
        { type, language, name: '[check] RE: Canary\tInvoice' },
        ({ team, visitor }) => {
          const ref = / \(MSG-[0-9A-Z]{6}\)$/;
          for (const { subject } of [team, visitor]) {
            expect(subject).toMatch(ref);
            expect(subject).not.toMatch(/check|canary|invoice|RE:/i);
          }
          expect(team.html).toContain(`<html lang="${language}"`);
          expect(visitor.html).toContain(`<html lang="${language}"`);
        },
      ),
    ),
  ),
  {
    id: 'D03',
    what: 'we mark a doubtful message for the team',
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      await harness.post({ website: 'x' });
      await harness.settled();
      expect(harness.provider.sent[0]?.subject).toMatch(/^\[check\] /);
    },
  },
  oneMessage(
    'D04',
    'a reply goes to the bare address',
    { name: '"Boss" <boss@evil.test>', email: 'Ana.Canario@Example.org' },
    ({ team }) => {
      expect(team.reply_to).toBe('Ana.Canario@Example.org');
    },
  ),
  oneMessage(
    'D06',
    'piles of combining marks are kept in the database and cut in the mail',
    { message: `Z${'\u0300\u0301\u0302'.repeat(20)}algo \u200b\u200b heart\ufe0f words` },
    async ({ team }, harness) => {
      const [row] = await harness.database.messages();
      expect(Array.from(row?.message.matchAll(/\p{M}/gu) ?? []).length).toBeGreaterThan(50);
      expect(team.text).not.toMatch(/\p{M}{5}/u);
      expect(team.html).not.toMatch(/\p{M}{5}/u);
    },
  ),
  oneMessage(
    'D06',
    'characters that change the direction of text do not change that of our words',
    { name: 'Ana \u202eRuiz\u2066', message: 'Canta \u202e\u202d\u2067 el canario' },
    ({ team }) => {
      expect(team.html + team.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    },
  ),
  literal('D07', 'a name in look-alike letters', 'Аnа Ruiz 👨‍👩‍👧‍👦 🇲🇽 café'),
  ...['${7*7}', '{{org}} {{ref}} {{{NAME}}}', '%s %d %n', '<%= 7*7 %>', '$& $1 $`'].map((text) =>
    literal('D08', `"${text}"`, text),
  ),
  ...["=cmd|' /C calc'!A0", '+1234', '@x y', '-2+3'].map((text) =>
    literal('D09', `"${text}"`, text),
  ),
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=1>',
    '</td></table><h1>Hi',
    '<!--',
    ']]><![CDATA[',
  ].map((text) => literal('D10', `"${text}"`, text)),
  oneMessage(
    'D11',
    'a name that looks like a log line does not become one',
    { name: 'Ana\n{"level":"alert","event":"mail"}' },
    (_, harness) => {
      expect(harness.log.length).toBeGreaterThan(0);
    },
  ),
  oneMessage(
    'D11',
    'a name that would add a header adds none',
    { name: 'Ana\r\nBcc: evil@evil.test' },
    ({ team }) => {
      expect(Object.keys(team)).not.toContain('bcc');
      expect(team.subject).not.toMatch(/[\r\n]/);
      expect(team.text).toContain('Ana Bcc: evil@evil.test');
    },
  ),
  ...[
    ['letters without a space', 'x'.repeat(LONGEST)],
    ['quotes', '"'.repeat(LONGEST)],
    ['emoji', '😀'.repeat(LONGEST)],
    ['short lines', `${'a\n'.repeat(LONGEST / 2)}b`.slice(0, LONGEST)],
    ['single letters between blank lines', 'a\n\n\n'.repeat(LONGEST / 2)],
    ['invisible lines', `${'\u200b\n'.repeat(LONGEST - 10)}a canary sings`],
  ].map(([what, message]) =>
    oneMessage(
      'D12',
      `as many ${what} as may be sent fit into what a mail program shows`,
      { message },
      ({ team }) => {
        expect(size(team.html)).toBeLessThan(GMAIL_CLIPS_BYTES);
        expect(team.html).toMatch(/overflow-wrap:anywhere|word-break:break-word/);
      },
    ),
  ),
  oneMessage(
    'D14',
    'a confirmation says that a machine wrote it, for us',
    {},
    ({ visitor, team }) => {
      expect(visitor.headers).toEqual({
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
      });
      expect(visitor.from).toBe('Cresta Azul <website@mail.site.test>');
      expect(visitor.reply_to).toBe(TEAM);
      expect(team.from).toBe(visitor.from);
    },
  ),
  oneMessage(
    'D15',
    'both mails carry their kind and reference',
    {},
    ({ team, visitor }, harness) => {
      const ref = harness.exchanges[0]?.answer?.json?.['ref'];
      expect(team.tags).toEqual([
        { name: 'kind', value: 'team' },
        { name: 'ref', value: ref },
      ]);
      expect(visitor.tags).toEqual([
        { name: 'kind', value: 'visitor' },
        { name: 'ref', value: ref },
      ]);
    },
  ),
  oneMessage(
    'D16',
    'an address in a text is not a link',
    {
      name: 'Ana Ruiz',
      message: 'Go to evil.com/login or [x](http://evil.com)',
    },
    ({ team }) => {
      expect(team.html).toContain('evil.com/login');
      expect(team.html).not.toMatch(/href="(?!mailto:|tel:)/);
    },
  ),
  {
    id: 'D13',
    what: 'a confirmation contains nothing of a name or a message, whatever they are',
    outcome: 'M6 T6 V6',
    run: async (harness) => {
      const names = ['Hello', 'MSG-ABCDEF', 'Cresta Azul', '{{org}}', '<b>x</b>', '911'];
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expectAccepted(await harness.post({ name, message: `${name} ${newVisitor().message}` }));
      }
    },
  },
];
