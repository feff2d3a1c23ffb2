import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { environment } from '../testing/testEndpoint.ts';
import { isOwnAddress } from './isOwnAddress.ts';

test("E16: our own addresses are recognized; others at the team's mail provider are not ours", () => {
  const config = {
    siteUrl: 'https://www.site.test',
    mailFrom: environment.MAIL_FROM,
    teamEmail: 'Cresta.Azul@gmail.com',
  };
  const own = [
    'cresta.azul@GMAIL.com',
    'crestaazul+web@gmail.com',
    'a@site.test',
    'a@www.site.test',
    'a@mail.site.test',
  ];
  for (const email of own) assert.equal(isOwnAddress(email, config), true, email);
  for (const email of ['other@gmail.com', 'a@website.test', 'a@site.test.evil.org']) {
    assert.equal(isOwnAddress(email, config), false, email);
  }
  for (const mailFrom of [
    'Website <web@Mails.test>',
    'web@mails.test',
    '"Us @ work" <a@mails.test>',
  ]) {
    assert.equal(isOwnAddress('a@MAILS.test', { ...config, mailFrom }), true, mailFrom);
  }
});
