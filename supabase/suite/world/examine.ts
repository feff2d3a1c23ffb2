import type { World } from './createWorld.ts';
import { TEAM } from './environment.ts';
import { findLeaks } from './findLeaks.ts';
import { findWrongAnswers } from './findWrongAnswers.ts';
import { isTeam, tagOf } from './mailPayload.ts';

export type Examination = {
  /** Counts: `M` stored messages, `T` team mails and `V` confirmations that went out. */
  readonly summary: string;
  /** Sentences about every invariant that does not hold. */
  readonly broken: readonly string[];
  /** Messages that were acknowledged and then lost. */
  readonly lost: number;
  /** Mails that went out a second time. */
  readonly duplicated: number;
};

/** The key of a mail, also of one that the provider took only without the visitor's address. */
const withReplyTo = (key: string) => key.replace(/(?<=^team\/.*)\/no-reply-to$/, '');

/** Checks the invariants I1 to I7, after whatever has happened. */
export async function examine(world: World, teamMayMiss = false): Promise<Examination> {
  const { provider, exchanges, escaped } = world;
  const [messages, mails] = await Promise.all([world.database.messages(), world.database.mails()]);
  const broken: string[] = [];

  // I1: what was acknowledged is in the table, or was mailed to the team.
  const teamKeys = new Set(provider.sent.filter(isTeam).map(({ key }) => withReplyTo(key)));
  const teamRefs = new Set(provider.sent.filter(isTeam).map((mail) => tagOf(mail, 'ref')));
  const stored = new Set(messages.map(({ id }) => id));
  const lost = exchanges.filter(({ answer }) => {
    const id = answer?.status === 202 ? answer.json?.['id'] : undefined;
    if (typeof id === 'string') return !stored.has(id) && !teamKeys.has(`team/${id}`);
    const thanks = answer?.status === 303 ? String(answer.headers['location']) : '';
    const ref = new URLSearchParams(thanks.split('?')[1]).get('ref');
    return ref !== null && !teamRefs.has(ref);
  }).length;
  if (lost > 0) broken.push(`I1: ${lost} acknowledged message(s) are nowhere`);
  for (const { message_id, kind, state } of mails) {
    if (kind === 'team' && state !== 'accepted' && !teamMayMiss) {
      broken.push(`I1: the team mail of ${message_id} ended as ${state}`);
    }
  }

  // I2: one mail of a kind per message.
  const times = new Map<string, number>();
  for (const mail of provider.sent) {
    const name = `${tagOf(mail, 'kind')} ${tagOf(mail, 'ref')}`;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const duplicated = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  for (const [name, count] of times) if (count > 1) broken.push(`I2: ${count} mails ${name}`);
  const keys = new Set(provider.tries.map(({ key }) => key));
  for (const key of keys) {
    if (!/^(?:team|visitor)\/[\da-f-]{36}$/.test(withReplyTo(key)))
      broken.push(`I2: the key ${key}`);
  }

  // I3: only the team and whoever wrote get a mail.
  const writers = new Map(messages.map(({ id, email }) => [id, email]));
  for (const mail of provider.sent) {
    const writer = writers.get(mail.key.split('/')[1] ?? '');
    if (mail.to !== (isTeam(mail) ? TEAM : writer)) broken.push(`I3: a mail went to ${mail.to}`);
  }

  broken.push(...findWrongAnswers(world), ...findLeaks(world, messages));
  for (const each of escaped) broken.push(`I6: nobody caught ${each}`);
  for (const each of provider.mistakes) broken.push(`the provider was asked wrongly: ${each}`);
  const team = provider.sent.filter(isTeam).length;
  const summary = `M${messages.length} T${team} V${provider.sent.length - team}`;
  return { summary, broken, lost, duplicated };
}
