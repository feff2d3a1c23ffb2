import assert from 'node:assert/strict';

import { emailsWords } from '@wnc/content/emails';
import { languageOf } from '@wnc/content/languages';
import { contactLanguages, type ContactMessage } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { teamMail } from './teamMail.ts';

const { addressLooksWrong, labels, subject, types } = emailsWords.notification;

/** A mail written before the settings have a sender and a team address. */
const mailAbout = (change: Partial<ContactMessage>) =>
  teamMail({
    message: {
      name: 'Canario Ruiz',
      email: 'canary@visitor.test',
      message: 'A canary sings.',
      type: 'volunteer',
      language: 'en',
      ...change,
    },
    ref: 'MSG-ABC123',
    isSuspicious: false,
    now: new Date(0),
    config: { mailFrom: undefined, teamEmail: undefined },
  });

test('the team sees in which language to answer', () => {
  for (const language of contactLanguages) {
    const { text } = mailAbout({ language });
    assert.ok(text.includes(`${labels.language[language]}: ${languageOf(language).name}\n`));
  }
});

test('the mail begins with the topic, and with what it is about', () => {
  const { text } = mailAbout({ type: 'partner', language: 'es' });
  assert.match(text, new RegExp(`^.+\\n\\n${types.partner.es}\\n\\n${subject.partner.es}\\n=`));
});

const isPointedOut = (email: string) => mailAbout({ email }).text.includes(addressLooksWrong.en);

test('E14: an address that cannot have a mailbox is pointed out to the team', () => {
  for (const email of [
    'me@example.com',
    'me@example.net',
    'me@Example.org',
    'me@mail.example.org',
    'me@test.com',
    'me@site.test',
    'me@site.example',
    'me@site.invalid',
    'me@site.localhost',
  ]) {
    assert.ok(isPointedOut(email), email);
  }
  for (const email of ['me@contest.com', 'me@testing.org', 'me@latest.org', 'me@test.com.mx']) {
    assert.ok(!isPointedOut(email), email);
  }
});

test('next to the subject, an inbox shows the topic and the first 90 characters of the message, never half an emoji', () => {
  const start = `x${'😀'.repeat(89)}`;
  const { html } = mailAbout({ message: `${start}😀😀` });
  assert.ok(html.includes(`>${types.volunteer.en}: ${start}\u034F`));
});

test('without a sender and a team address in the settings, the mail leaves both to be filled in later', () => {
  const { from, to } = mailAbout({});
  assert.deepEqual([from, to], [undefined, undefined]);
});
