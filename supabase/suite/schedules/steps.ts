import type { Harness } from '../harness/createHarness.ts';
import * as faults from '../harness/mailFaults.ts';
import { scaleTimeouts } from '../harness/scaleTimeouts.ts';
import type { Fault } from '../harness/startMailProvider.ts';
import { newVisitor, type Visitor, withoutId } from '../harness/visitor.ts';
import { PATH, type VisitorRequests } from '../harness/visitorRequests.ts';
import type { Random } from './random.ts';

const TRIES_OF_A_PAGE = 3;
/** So that a round in which everything hangs does not take minutes. */
export const SHORT_TIMEOUTS = scaleTimeouts(1 / 8);

/** What can happen in a round. Each returns what it did, for the history. */
export type Step = (round: Round) => Promise<string>;
export type Round = {
  readonly harness: Harness;
  readonly random: Random;
  readonly writers: Writer[];
  /** The instances of the function that a request may reach. */
  readonly instances: VisitorRequests[];
};
type Writer = { readonly visitor: Visitor; readonly extras: object; readonly isForm: boolean };

const MAIL_FAULTS: readonly [string, Fault][] = [
  ['500', faults.refuse(500, 'application_error')],
  ['502 in HTML', faults.html(502)],
  ['429 for a second', faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' })],
  ['429 for a minute', faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '60' })],
  ['spent day', faults.refuse(429, 'daily_quota_exceeded')],
  ['401', faults.refuse(401, 'restricted_api_key')],
  ['409 at once', faults.refuse(409, 'concurrent_idempotent_requests')],
  ['reset after taking', faults.resetAfterTaking],
  ['reset before', faults.resetBeforeTaking],
  ['cut answer', faults.truncateAfterTaking],
  ['no id', faults.takeWithoutId('{}')],
  ['hang', faults.hang],
  ['hang after taking', faults.hangAfterTaking],
  ['redirect', faults.redirect(307, '/stolen')],
  ['refused visitor', faults.only('visitor', faults.refuse(422, 'validation_error'))],
];

/** Sends as the page does: the same message, up to three times, until an answer comes. */
async function send(
  { random, instances }: Round,
  { visitor, extras, isForm }: Writer,
): Promise<void> {
  // Drawn before anything is sent: otherwise the order of draws would depend on timing.
  const reached = Array.from({ length: TRIES_OF_A_PAGE }, () => random.pick(instances));
  for (const instance of reached) {
    const sent = isForm
      ? instance.postForm({ ...withoutId(visitor), ...extras })
      : instance.post({ ...visitor, ...extras });
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await sent.catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 408) return;
  }
}

export const write: Step = async (round) => {
  const { random, writers } = round;
  const people = Array.from({ length: random.pick([1, 1, 2, 4]) }, (): Writer => {
    const isForm = random.chance(0.2);
    const extras = random.chance(0.15) ? { website: 'x' } : { language: random.pick(['en', 'es']) };
    return { visitor: newVisitor(), extras, isForm };
  });
  writers.push(...people);
  await Promise.all(people.map((person) => send(round, person)));
  return `${people.length} write`;
};

export const writeAgain: Step = async (round) => {
  const { random, writers } = round;
  const known = writers.filter(({ isForm }) => !isForm);
  if (known.length === 0) return 'nobody to write again';
  const writer = random.pick(known);
  await Promise.all(Array.from({ length: random.pick([1, 3]) }, () => send(round, writer)));
  return 'one writes again';
};

export const breakMail: Step = async ({ harness, random }) => {
  if (random.chance(0.4)) {
    harness.provider.always = undefined;
    await harness.provider.setDown(false);
    return 'mail is well';
  }
  if (random.chance(0.15)) {
    await harness.provider.setDown(true);
    return 'mail is down';
  }
  const [name, fault] = random.pick(MAIL_FAULTS);
  if (random.chance(0.5)) harness.provider.always = fault;
  else harness.provider.next.push(fault);
  return `mail: ${name}`;
};

export const breakDatabase: Step = async ({ harness, random }) => {
  const mode = random.pick(['forward', 'forward', 'refuse', 'reset', 'hang']);
  harness.proxy.delayMs = random.chance(0.2) ? 30 : 0;
  await harness.proxy.setMode(mode);
  return `database: ${mode}`;
};

export const setFailpoint: Step = async ({ harness, random }) => {
  const call = random.pick(['contact.submit(', 'contact.settle(', '* from contact.claim(']);
  const statement = random.pick([call, `run select ${call}`]);
  const when = random.pick(['before', 'after']);
  const act = random.pick(['reset', 'close', 'hang', 'kill']);
  harness.proxy.failpoints.push({
    statement,
    when,
    act: act === 'kill' ? () => void harness.kill() : act,
  });
  return `${act} ${when} ${statement}`;
};

export const killAtMail: Step = async ({ harness, random }) => {
  const isTaken = random.chance(0.5);
  harness.provider.next.push(({ take }) => {
    if (isTaken) take();
    void harness.kill();
  });
  return `kill ${isTaken ? 'after' : 'before'} a mail is taken`;
};

export const kill: Step = async ({ harness }) => {
  await harness.kill();
  return 'kill';
};

export const wait: Step = async ({ harness, random }) => {
  const seconds = Math.round(5 * 400 ** random.next());
  await harness.jump(seconds * 1000);
  return `${seconds} s pass`;
};

export const addInstance: Step = async ({ harness, instances }) => {
  if (instances.length > 1) return 'two instances are enough';
  instances.push(await harness.startTwin(SHORT_TIMEOUTS));
  return 'a second instance';
};

/** The schedule reaches whichever instance the platform chooses; others may still be at work. */
export const wakeAnother: Step = async ({ random, instances }) => {
  const message = { body: '{}' };
  await random
    .pick(instances)
    .request(message, `${PATH}/wake`)
    .catch(() => undefined);
  return 'wake any instance';
};

export const purge: Step = async ({ harness }) => {
  await harness.database.sql`select contact.purge(${new Date(harness.now())})`;
  return 'purge';
};

export const wake: Step = async ({ harness }) => {
  await harness.wake().catch(() => undefined);
  return 'wake';
};
