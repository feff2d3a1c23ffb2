import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { problem } from '../../functions/send-contact-email/testing/fakeResend.ts';
import { sent } from '../../functions/send-contact-email/testing/mailState.ts';
import type { TestEndpoint } from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { tryEverythingNow } from '../deliverWaiting.ts';
import { deliver, ID, startWithMails } from './waitingMails.ts';

const refuse = () => problem(422, 'validation_error');
/** Makes them due on the endpoint's clock, too, which started a moment ago. */
const tryAll = async ({ clock, database }: TestEndpoint) => {
  clock.advance(1000);
  await tryEverythingNow(database.sql);
};
const notGone = (count: number, reason: string) =>
  `${count} mail(s) have not gone: ${reason}, which docs/runbook.md explains under "Alerts".`;

test('deliver --all says which mails were refused again, and fails', async () => {
  await using endpoint = await startWithMails();
  await tryAll(endpoint);
  // The team's mail, the same without a reply address, and the confirmation.
  endpoint.resend.faults.push(refuse, refuse, refuse);
  const first = await deliver(endpoint, endpoint.handle);
  assert.deepEqual(
    [first.isDone, first.lines.at(-1), sent(endpoint)],
    [false, notGone(2, 'validation_error'), []],
  );
  await tryAll(endpoint);
  const corrected = await deliver(endpoint, endpoint.handle);
  assert.deepEqual([corrected.isDone, corrected.lines.length], [true, 2]);
  assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
});

test('deliver says which mails wait because the key is refused, although they are no longer due', async () => {
  await using endpoint = await startWithMails();
  await tryAll(endpoint);
  endpoint.resend.faults.push(() => problem(401, 'restricted_api_key'));
  const { isDone, lines } = await deliver(endpoint, endpoint.handle);
  assert.deepEqual(
    [isDone, lines.slice(1)],
    [
      false,
      ['The function answered 202. 0 mail(s) are still due.', notGone(2, 'restricted_api_key')],
    ],
  );
});
