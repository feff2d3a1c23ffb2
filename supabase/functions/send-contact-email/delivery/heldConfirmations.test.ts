import assert from 'node:assert/strict';

import { type LogEntry } from '../log.ts';
import { type ClaimedMail, type Hold, type MailKind } from '../store/store.ts';
import { test } from '../testing/defineTest.ts';
import { createTestClock } from '../testing/testClock.ts';
import { deliver } from './deliver.ts';

const claimed = (kind: MailKind, id: string): ClaimedMail => ({
  message_id: id,
  kind,
  attempt: 3,
  failures: 0,
  team_refused: false,
  mail: { subject: '', html: '', text: '', tags: [] },
});
const unused = () => Promise.reject(new Error('Not in this test.'));

test("H16, H17: a 403 for a confirmation holds back the confirmations behind it, with one try, and no team's mail", async () => {
  const clock = createTestClock();
  const tries: string[] = [];
  const holds: Hold[] = [];
  const log: LogEntry[] = [];
  const goesOn = await deliver(
    [claimed('visitor', 'a'), claimed('visitor', 'b'), claimed('team', 'c')],
    {
      store: {
        submit: unused,
        mayRun: unused,
        claim: unused,
        settle: () => Promise.resolve(),
        hold: (hold) => Promise.resolve(void holds.push(hold)),
      },
      mailer: {
        send: (_, key) => {
          tries.push(key);
          return Promise.resolve(
            key.startsWith('team/')
              ? { ok: true, providerId: 'taken' }
              : { ok: false, status: 403, code: 'validation_error' },
          );
        },
      },
      clock,
      log: (entry) => log.push(entry),
    },
    { until: new Date(clock.now().getTime() + 1) },
  );
  assert.deepEqual(tries, ['visitor/a', 'team/c']);
  assert.deepEqual(
    holds.map(({ kind }) => kind),
    ['visitor'],
  );
  assert.ok(goesOn);
  const refused = { level: 'alert', event: 'mail', code: 'validation_error', kind: 'visitor' };
  assert.deepEqual(log, [
    { ...refused, id: 'a', attempt: 3, status: 403 },
    { ...refused, id: 'b', attempt: 3, status: 403 },
    { level: 'info', event: 'mail', code: 'accepted', kind: 'team', id: 'c', attempt: 3 },
  ]);
});
