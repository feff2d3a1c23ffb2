import assert from 'node:assert/strict';

import { emailsWords } from '@wnc/content/emails';
import { contactLanguages } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { visitorMail } from './visitorMail.ts';

const REF = 'MSG-ABC123';
const config = { mailFrom: 'Site <site@mail.site.test>', teamEmail: 'team@mail.site.test' };

for (const language of contactLanguages) {
  test(`the reference in the confirmation in ${language} stays on one line of a narrow phone`, () => {
    const to = { email: 'canary@visitor.test', type: 'volunteer', language } as const;
    const { html, text } = visitorMail({ ...to, ref: REF, config });
    assert.match(html, new RegExp(` <span style="white-space:nowrap">${REF}</span></p>`));
    assert.ok(text.includes(emailsWords.confirmation.reference[language].replace('{{ref}}', REF)));
  });
}
