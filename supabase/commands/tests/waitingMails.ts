import { problem } from '../../functions/send-contact-email/testing/fakeResend.ts';
import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';
import {
  startTestEndpoint,
  type TestEndpoint,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { deliverWaiting } from '../deliverWaiting.ts';

export const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
export const down = () => problem(503, 'service_unavailable');

/** An endpoint whose clock shows the database's time, with waiting mails. */
export async function startWithMails(): Promise<TestEndpoint> {
  const endpoint = await startTestEndpoint({}, createTestClock(new Date().toISOString()));
  endpoint.resend.faults.push(down, down);
  await endpoint.postAndSettle({ id: ID });
  return endpoint;
}

/** Runs the command's work with `answer` in place of the function. */
export async function deliver(
  { database: { sql }, settled, clock }: TestEndpoint,
  answer: (request: Request) => Response | Promise<Response>,
  deadline = clock.deadline,
) {
  const abort = new AbortController();
  const { signal } = abort;
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', signal, onListen: () => {} }, answer);
  const url = `http://127.0.0.1:${server.addr.port}/send-contact-email/wake`;
  await sql`update contact.settings set wake_url = ${url}`;
  const [lines, waits]: [string[], number[]] = [[], []];
  const say = (line: string) => lines.push(line);
  const sleep = async (ms: number) => {
    waits.push(ms);
    await settled();
    clock.advance(ms);
  };
  const isDone = await deliverWaiting({
    sql,
    clock: { sleep, deadline },
    console: { log: say, error: say },
  });
  abort.abort();
  return { isDone, lines, waits };
}

/**
 * Makes both due, also on the endpoint's clock: one was parked a day ago, and the run that was
 * sending the other broke off.
 */
export const makeDue = ({ clock, database }: TestEndpoint) =>
  database.sql`update contact.mails set next_at = least(now(), ${clock.now()}) - interval '1 second',
    state = case kind when 'team' then 'parked' else 'waiting' end,
    lease_until = case kind when 'visitor'
      then least(now(), ${clock.now()}) - interval '1 second' end`;
