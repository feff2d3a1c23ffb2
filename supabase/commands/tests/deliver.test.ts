import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { sent } from '../../functions/send-contact-email/testing/mailState.ts';
import {
  environment,
  startTestEndpoint,
  visitor,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { tryEverythingNow } from '../deliverWaiting.ts';
import { run } from './runCommand.ts';
import { deliver, down, ID, makeDue, startWithMails } from './waitingMails.ts';

test('deliver wakes the function every eleven seconds until nothing is due', async () => {
  await using endpoint = await startWithMails();
  await makeDue(endpoint);
  let calls = 0;
  const second = (request: Request) => {
    calls += 1;
    return calls === 1 ? new Response('', { status: 503 }) : endpoint.handle(request);
  };
  assert.deepEqual(await deliver(endpoint, second), {
    isDone: true,
    lines: [
      '2 mail(s) are due.',
      'The function answered 503. 2 mail(s) are still due.',
      'The function answered 202. 0 mail(s) are still due.',
    ],
    waits: [11_000, 11_000],
  });
  assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
});

test('after ten calls in vain, deliver says that mails are still due and what to do, and fails', async () => {
  await using endpoint = await startWithMails();
  await makeDue(endpoint);
  const { isDone, waits, lines } = await deliver(endpoint, () => new Response('', { status: 202 }));
  assert.deepEqual([isDone, waits.length], [false, 10]);
  assert.match(lines.at(-1) ?? '', /^The schedule will go on with them\. Run this again .*alerts/);
});

test('deliver leaves alone a mail that is not due, and one that is being sent', async () => {
  await using endpoint = await startWithMails();
  const { sql } = endpoint.database;
  await sql`update contact.mails set
    next_at = now() + case kind when 'team' then interval '1 minute' else interval '-1 second' end,
    lease_until = case kind when 'team' then null else now() + interval '1 minute' end`;
  const { isDone, lines } = await deliver(endpoint, endpoint.handle);
  assert.deepEqual(
    [isDone, lines],
    [
      true,
      [
        '0 mail(s) are due.',
        '2 wait for later or were refused: "npm run deliver -- --all" tries them now.',
      ],
    ],
  );
});

test('deliver waits for a mail that the function is still sending, instead of reporting it as unsent', async () => {
  await using endpoint = await startWithMails();
  const { sql } = endpoint.database;
  await makeDue(endpoint);
  let calls = 0;
  const slowly = async () => {
    calls += 1;
    await (calls === 1
      ? sql`update contact.mails set lease_until = now() + interval '2 minutes'`
      : sql`update contact.mails set state = 'accepted', reason = null`);
    return new Response('', { status: 202 });
  };
  const { isDone, lines } = await deliver(endpoint, slowly);
  assert.deepEqual(
    [isDone, lines],
    [
      true,
      [
        '2 mail(s) are due.',
        'The function answered 202. 2 mail(s) are still due.',
        'The function answered 202. 0 mail(s) are still due.',
      ],
    ],
  );
});

test('deliver says when the function does not answer', async () => {
  await using endpoint = await startWithMails();
  await makeDue(endpoint);
  await endpoint.database.sql`update contact.settings set wake_url = 'http://127.0.0.1:9/wake'`;
  const { code, err } = await run(endpoint, 'deliver');
  assert.equal(code, 1);
  assert.match(err, /^The function does not answer at http:\/\/127\.0\.0\.1:9\/wake\.\n$/);
});

test('deliver waits half a minute for a function that accepts the call and never answers, and says so', async () => {
  await using endpoint = await startWithMails();
  await makeDue(endpoint);
  const limits: number[] = [];
  const deadline = (ms: number) => {
    limits.push(ms);
    return AbortSignal.timeout(300);
  };
  const late = Promise.withResolvers<Response>();
  // Without a limit, the command would wait for this.
  const forgotten = setTimeout(() => late.resolve(new Response('', { status: 504 })), 5000);
  const { isDone, lines } = await deliver(endpoint, () => late.promise, deadline);
  clearTimeout(forgotten);
  late.resolve(new Response());
  assert.deepEqual([isDone, limits], [false, [30_000]]);
  assert.match(lines.join(), /The function does not answer at .*wake\.$/);
});

test('deliver says at once when the function is no longer there', async () => {
  await using endpoint = await startWithMails();
  await makeDue(endpoint);
  const { isDone, lines, waits } = await deliver(endpoint, () => new Response('', { status: 404 }));
  assert.deepEqual([isDone, waits], [false, []]);
  assert.match(lines.join(), /The function answers 404 at .*wake: deploy it/);
});

test('deliver says what to do if no message has been sent yet', async () => {
  await using endpoint = await startWithMails();
  await makeDue(endpoint);
  await endpoint.database.sql`update contact.settings set wake_url = null`;
  const { code, err } = await run(endpoint, 'deliver');
  assert.equal(code, 1);
  assert.match(err, /no wake_url, .*: send one from the site, then run this again\.\n$/);
});

test('deliver deletes the messages past their retention, and no others', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  for (const name of ['Ana', 'Beto']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ name });
  }
  await sql`update contact.messages
    set expires_at = now() + case name when 'Ana' then interval '-1 hour' else interval '1 hour' end`;
  const { out } = await run(endpoint, 'deliver');
  assert.match(out, /\n1 message\(s\) deleted, past their retention\.\n$/);
  assert.deepEqual([...(await sql`select name from contact.messages`)], [{ name: 'Beto' }]);
});

test('deliver has no option but --all', async () => {
  await using endpoint = await startTestEndpoint();
  const { code, err } = await run(endpoint, 'deliver', ['--every']);
  assert.equal(code, 1);
  assert.match(err, /"--every" is not an option/);
});

test('deliver --all sends what was refused, was parked or waits for later, with the current sender and team address', async () => {
  await using endpoint = await startWithMails();
  const { sql } = endpoint.database;
  const [parked, later] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, email] of [
    [parked, 'parked@example.org'],
    [later, 'later@example.org'],
  ]) {
    endpoint.resend.faults.push(down, down);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ id, email });
  }
  await sql`update contact.mails set next_at = now() + interval '1 day', lease_until = now() + interval '1 minute',
    mail = mail || '{"from":"old@site.test"}' || case kind
      when 'team' then '{"to":"old@site.test"}'::jsonb else '{}' end`;
  await sql`update contact.mails set state = 'failed' where message_id = ${ID} and kind = 'team'`;
  await sql`update contact.mails set state = 'parked' where message_id = ${parked}`;
  assert.equal(await tryEverythingNow(sql), 6);
  assert.equal((await deliver(endpoint, endpoint.handle)).isDone, true);
  const { TEAM_EMAIL: team, MAIL_FROM: from } = environment;
  const mails = endpoint.resend.mails.map((mail) => [mail.key, `${mail.to}, from ${mail.from}`]);
  assert.deepEqual(Object.fromEntries(mails), {
    [`team/${ID}`]: `${team}, from ${from}`,
    [`team/${parked}`]: `${team}, from ${from}`,
    [`team/${later}`]: `${team}, from ${from}`,
    [`visitor/${ID}`]: `${visitor.email}, from ${from}`,
    [`visitor/${parked}`]: `parked@example.org, from ${from}`,
    [`visitor/${later}`]: `later@example.org, from ${from}`,
  });
});

test('deliver --all does not retry what was sent, skipped, or refused for a visitor', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  for (const state of ['accepted', 'skipped', 'expired', 'failed']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`update contact.mails set state = ${state} where kind = 'visitor'`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    assert.equal(await tryEverythingNow(sql), 0, state);
  }
});
