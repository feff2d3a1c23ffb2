import assert from 'node:assert/strict';

import { emailsWords } from '@wnc/content/emails';
import { organization } from '@wnc/content/site';
import { contactLanguages } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { visitorMail } from './visitorMail.ts';

const REF = 'MSG-ABC123';
const visitor = { email: 'canary@visitor.test', type: 'volunteer' } as const;
const config = { mailFrom: 'Site <site@mail.site.test>', teamEmail: 'team@mail.site.test' };

for (const language of contactLanguages) {
  test(`the reference in the confirmation in ${language} stays on one line on a narrow phone`, () => {
    const { html, text } = visitorMail({ ...visitor, language, ref: REF, config });
    assert.match(html, new RegExp(` <span style="white-space:nowrap">${REF}</span></p>`));
    assert.equal(html.split('nowrap').length, 2);
    assert.ok(text.includes(emailsWords.confirmation.reference[language].replace('{{ref}}', REF)));
  });
}

test('D14: a confirmation comes from us, a reply goes to the team, and automatic replies are suppressed', () => {
  const { from, to, replyTo, headers, tags, text } = visitorMail({
    ...visitor,
    language: 'en',
    ref: REF,
    config,
  });
  assert.deepEqual(
    { from, to, replyTo, headers, tags },
    {
      from: config.mailFrom,
      to: visitor.email,
      replyTo: config.teamEmail,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      tags: [
        { name: 'kind', value: 'visitor' },
        { name: 'ref', value: REF },
      ],
    },
  );
  assert.ok(text.startsWith(`${organization.name.value}\n`));
});
