import assert from 'node:assert/strict';

import { emailsWords } from '@wnc/content/emails';
import { contactLanguages, contactTypes } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { gallery } from './gallery.ts';
import { markup } from './markup.ts';

test('the gallery shows every mail in full, in every language about every topic, and runs no script', () => {
  const page = gallery();
  const kinds = ['Confirmation', 'Team', 'Team, doubtful', 'Team, wrong address'];
  const frames = [...page.matchAll(/<iframe title="([^"]*)" srcdoc="([^"]*)"><\/iframe>/g)];
  const titles = new Set(frames.map(([, title]) => title));
  assert.equal(titles.size, kinds.length * contactLanguages.length * contactTypes.length);
  for (const [, , mail = ''] of frames) assert.ok(mail.trimEnd().endsWith('&lt;/html&gt;'));
  assert.doesNotMatch(page, /<script/);
});

test('in the gallery, only the mail about a wrong address warns of one, and only the doubtful mail of doubt', () => {
  const { addressLooksWrong, check } = emailsWords.notification;
  const sections = gallery().split('<section>').slice(1);
  const titlesWith = (words: Record<string, string>) =>
    new Set(
      sections
        .filter((section) =>
          Object.values(words).some((text) => section.includes(markup`${text}`.html)),
        )
        .map((section) => /<h2>(.*?), [^,]*, \w+<\/h2>/.exec(section)?.[1]),
    );
  assert.deepEqual(titlesWith(addressLooksWrong), new Set(['Team, wrong address']));
  assert.deepEqual(titlesWith(check), new Set(['Team, doubtful']));
});
