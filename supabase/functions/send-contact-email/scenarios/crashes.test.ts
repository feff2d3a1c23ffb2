import assert from 'node:assert/strict';

import { createHandler } from '../createHandler.ts';
import { type Store, StoreFault } from '../store/store.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { sent } from '../testing/mailState.ts';
import { JSON_FROM_SITE, request, URL_OF_FUNCTION } from '../testing/requests.ts';
import { startTestEndpoint, type TestEndpoint, visitor } from '../testing/testEndpoint.ts';

const HOUR_MS = 3_600_000;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const MESSAGE = JSON.stringify({ ...visitor, id: ID, website: '', elapsed: 10_000 });

type Fault = { what: string; isDone: boolean; fate: 'death' | 'sleep' | 'no database' };
const faults: Fault[] = [
  { what: 'dies before each call', isDone: false, fate: 'death' },
  { what: 'dies before the answer to each call', isDone: true, fate: 'death' },
  { what: 'is suspended before each call while another one runs', isDone: false, fate: 'sleep' },
  { what: 'is suspended after each call while another one runs', isDone: true, fate: 'sleep' },
  { what: 'loses the database before each call', isDone: false, fate: 'no database' },
  { what: 'loses the database before each answer', isDone: true, fate: 'no database' },
];

/**
 * Runs an instance up to its `last`-th call to the database or the provider. There it dies, is
 * suspended for an hour in which another one runs, or loses the database. `isOver`: its work ended
 * before that call. `status` is that of its answer, if it gave one.
 */
async function runUpTo(
  { dependencies, clock, wake }: TestEndpoint,
  made: Request,
  last: number,
  { isDone, fate }: Fault,
): Promise<{ isOver: boolean; status: number | undefined }> {
  let count = 0;
  const dead = Promise.withResolvers<void>();
  const limited =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>, isMail = false) =>
    async (...args: Args): Promise<Answer> => {
      if (isMail && fate === 'no database') return call(...args);
      count += 1;
      if (count < last || (count > last && fate === 'sleep')) return call(...args);
      const answer = count === last && isDone ? call(...args) : undefined;
      await answer;
      if (fate === 'no database') throw new StoreFault('ECONNREFUSED');
      if (fate === 'sleep') {
        clock.advance(HOUR_MS);
        await wake();
        return answer ?? call(...args);
      }
      dead.resolve();
      return new Promise<never>(() => {});
    };
  const { submit, mayRun, claim, settle, hold } = dependencies.store;
  const store: Store = {
    submit: limited(submit),
    mayRun: limited(mayRun),
    claim: limited(claim),
    settle: limited(settle),
    hold: limited(hold),
  };
  const work: Promise<unknown>[] = [];
  const handle = createHandler({
    ...dependencies,
    store,
    mailer: { send: limited(dependencies.mailer.send, true) },
    waitUntil: (promise) => work.push(promise),
  });
  let status: number | undefined;
  const whole = async () => {
    ({ status } = await handle(made));
    await Promise.all(work);
  };
  await Promise.race([whole(), dead.promise]);
  return { isOver: count < last, status };
}

const post = () =>
  request({ headers: { ...JSON_FROM_SITE, 'cf-connecting-ip': '203.0.113.7' }, body: MESSAGE });
const wakeRequest = () => new Request(`${URL_OF_FUNCTION}/wake`, { method: 'POST', body: '{}' });

const down = () => problem(503, 'service_unavailable');

const works: [string, () => Request, (() => Response)[]][] = [
  ['takes a message', post, []],
  ['runs', wakeRequest, []],
  ['runs and is refused', wakeRequest, [() => problem(401, 'missing_api_key')]],
];
for (const [work, made, refusals] of works) {
  for (const fault of faults) {
    test(`J01, J02: a function that ${work} and ${fault.what} loses no mail and sends none twice`, async () => {
      for (let last = 1; ; last += 1) {
        /* oxlint-disable no-await-in-loop -- one endpoint after the other */
        await using endpoint = await startTestEndpoint();
        const { resend, clock } = endpoint;
        if (made === wakeRequest) {
          resend.faults.push(down, down);
          await endpoint.handle(post());
          await endpoint.settled();
          clock.advance(HOUR_MS);
        }
        resend.faults.push(...refusals);
        const { isOver, status } = await runUpTo(endpoint, made(), last, fault);
        // Without an answer, the page sends the message again.
        if (status === undefined) await endpoint.handle(post());
        await endpoint.settled();
        for (let hours = 0; hours < 4; hours += 1) {
          clock.advance(HOUR_MS);
          await endpoint.wake();
        }
        const rows = await endpoint.database.sql`select state from contact.mails`;
        const isUnstored = rows.length === 0;
        const all = isUnstored ? [`team/${ID}`] : [`team/${ID}`, `visitor/${ID}`];
        assert.deepEqual(sent(endpoint).toSorted(), all, `at call ${last}`);
        assert.ok(rows.every(({ state }) => state === 'accepted'));
        if (isOver) break;
        /* oxlint-enable no-await-in-loop */
      }
    });
  }
}
