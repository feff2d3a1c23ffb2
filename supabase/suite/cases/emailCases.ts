import { expect } from 'vitest';

import { TEAM } from '../harness/environment.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import { refuse, only } from '../harness/mailFaults.ts';
import { isTeam } from '../harness/mailPayload.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

const taken = (id: string, typed: string, stored = typed, outcome = 'M1 T1 V1'): MatrixCase => ({
  id,
  what: `${JSON.stringify(typed)} is accepted as ${stored}`,
  outcome,
  run: async (harness) => {
    expectAccepted(await harness.post({ email: typed }));
    expect((await harness.database.messages()).map(({ email }) => email)).toEqual([stored]);
  },
});

const refused = (id: string, email: unknown, code: string, what = JSON.stringify(email)) =>
  oneRequest(
    id,
    `${what} is ${code}`,
    (harness) => harness.post({ email }),
    [422, 'validation_failed', { email: code }],
    'M0 T0 V0',
  );

const long = (octets: number) => {
  const tail = `@${`${'d'.repeat(60)}.`.repeat(3)}org`;
  const rest = octets - tail.length;
  return rest <= 64
    ? 'a'.repeat(rest) + tail
    : `${'a'.repeat(60)}@${`${'d'.repeat(60)}.`.repeat(9)}`.slice(0, octets - 4) + '.org';
};

/** Section E: which e-mail addresses are accepted. */
export const emailCases: readonly MatrixCase[] = [
  ...[
    'ana@example.org',
    'ana+canario@example.org',
    'ana@a.b.c.example.org',
    "o'neil@example.org",
    'ANA@EXAMPLE.ORG',
    'a@b.co',
    'a_b-c.d@example.museum',
  ].map((email) => taken('E01', email)),
  taken('E02', '  ana@example.org\t', 'ana@example.org'),
  taken('E02', '\u00a0ana@example.org ', 'ana@example.org'),
  taken('E04', 'ana@xn--mnchen-3ya.de'),
  taken('E04', 'ana@münchen.de', 'ana@xn--mnchen-3ya.de'),
  refused('E05', 'josé@example.org', 'unicode_local'),
  refused('E05', '李@example.org', 'unicode_local'),
  ...[
    '"a b"@example.org',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@localhost',
    'a@-x.org',
    'a@x..org',
    '.a@x.org',
    'a.@x.org',
    'a..b@x.org',
    'a@b@c.co',
    '@x.org',
    'a@',
    'a',
    '',
    '<a@b.co>',
    'Ana <a@b.co>',
    'a@b.co, c@d.co',
    'a@b.co;c@d.co',
  ].map((email) => refused('E06', email, 'invalid_format')),
  taken('E07', `${'a'.repeat(64)}@example.org`),
  refused('E07', `${'a'.repeat(65)}@example.org`, 'too_long', 'a local part of 65 octets'),
  taken('E08', long(254)),
  refused('E08', long(255), 'too_long', 'an address of 255 octets'),
  refused('E08', long(310), 'too_long', 'an address of 310 octets'),
  ...[
    'a@b.co\r\nBcc: x@y.zz',
    'a@b.co\n',
    '\na@b.co',
    'a@b.co\r',
    'a\r@b.co',
    'a@b.co\u2028',
    'a@b.co\u0085',
    'a@b.co\v',
  ].map((email) => refused('E09', email, 'invalid_characters')),
  refused('E09', 'a@b.co%0aBcc:x@y.zz', 'invalid_format'),
  ...[
    'a%b.co@evil.co',
    'a&b@c.co',
    'a/b@c.co',
    'a!b@c.co',
    'a?b@c.co',
    'a=b@c.co',
    'a`b@c.co',
    'a{b@c.co',
  ].map((email) => refused('E13', email, 'invalid_format')),
  ...['me@example.com', 'x@test.com'].map((email): MatrixCase => ({
    id: 'E14',
    what: `${email} is accepted; the provider refuses it, and the team reads that it looks wrong`,
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      harness.provider.always = only('visitor', refuse(422, 'validation_error'));
      expectAccepted(await harness.post({ email }));
      await harness.settled();
      expect((await harness.database.mails())[1]).toMatchObject({
        kind: 'visitor',
        state: 'failed',
        reason: 'invalid_recipient',
      });
      expect(harness.provider.sent.find(isTeam)?.text).toMatch(/address looks wrong/);
    },
  })),
  ...[
    'bounced@resend.dev',
    'abuse@example.org',
    'postmaster@example.org',
    'noreply@example.org',
    'no-reply@example.org',
    'mailer-daemon@example.org',
    'MAILER-DAEMON@example.org',
    'postmaster+x@example.org',
  ].map((email) => taken('E15', email, email, 'M1 T1 V0')),
  ...[TEAM, TEAM.toUpperCase(), 'website@mail.site.test', 'x@site.test', 'x@deep.site.test'].map(
    (email) => taken('E16', email, email, 'M1 T1 V0'),
  ),
  taken('E16', 'x@othersite.test'),
];
