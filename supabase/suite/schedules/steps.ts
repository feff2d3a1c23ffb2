import type { World } from '../world/createWorld.ts';
import * as faults from '../world/mailFaults.ts';
import { scaleTimeouts } from '../world/scaleTimeouts.ts';
import type { Fault } from '../world/startMailProvider.ts';
import { newVisitor, type Visitor, withoutId } from '../world/visitor.ts';
import { PATH, type VisitorRequests } from '../world/visitorRequests.ts';
import type { Random } from './random.ts';

const TRIES_OF_A_PAGE = 3;
/** So that a round in which everything hangs does not take minutes. */
export const SHORT_TIMEOUTS = scaleTimeouts(1 / 8);

/** What can happen in a round. Each returns what it did, for the diary. */
export type Step = (round: Round) => Promise<string>;
export type Round = {
  readonly world: World;
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

export const spoilMail: Step = async ({ world, random }) => {
  if (random.chance(0.4)) {
    world.provider.always = undefined;
    await world.provider.setDown(false);
    return 'mail is well';
  }
  if (random.chance(0.15)) {
    await world.provider.setDown(true);
    return 'mail is down';
  }
  const [name, fault] = random.pick(MAIL_FAULTS);
  if (random.chance(0.5)) world.provider.always = fault;
  else world.provider.next.push(fault);
  return `mail: ${name}`;
};

export const spoilWire: Step = async ({ world, random }) => {
  const weather = random.pick(['fine', 'fine', 'refuse', 'reset', 'hang']);
  world.proxy.delayMs = random.chance(0.2) ? 30 : 0;
  await world.proxy.setWeather(weather);
  return `wire: ${weather}`;
};

export const setTrap: Step = async ({ world, random }) => {
  const call = random.pick(['contact.submit(', 'contact.settle(', '* from contact.claim(']);
  const words = random.pick([call, `run select ${call}`]);
  const when = random.pick(['before', 'after']);
  const act = random.pick(['reset', 'close', 'hang', 'kill']);
  world.proxy.traps.push({ words, when, act: act === 'kill' ? () => void world.kill() : act });
  return `${act} ${when} ${words}`;
};

export const killAtMail: Step = async ({ world, random }) => {
  const isTaken = random.chance(0.5);
  world.provider.next.push(({ take }) => {
    if (isTaken) take();
    void world.kill();
  });
  return `kill ${isTaken ? 'after' : 'before'} a mail is taken`;
};

export const kill: Step = async ({ world }) => {
  await world.kill();
  return 'kill';
};

export const wait: Step = async ({ world, random }) => {
  const seconds = Math.round(5 * 400 ** random.next());
  await world.jump(seconds * 1000);
  return `${seconds} s pass`;
};

export const addInstance: Step = async ({ world, instances }) => {
  if (instances.length > 1) return 'two instances are enough';
  instances.push(await world.startTwin(SHORT_TIMEOUTS));
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

export const purge: Step = async ({ world }) => {
  await world.database.sql`select contact.purge(${new Date(world.now())})`;
  return 'purge';
};

export const wake: Step = async ({ world }) => {
  await world.wake().catch(() => undefined);
  return 'wake';
};
