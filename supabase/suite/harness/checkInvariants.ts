import type { Harness } from './createHarness.ts';
import { TEAM } from './environment.ts';
import { findLeaks } from './findLeaks.ts';
import { findWrongAnswers } from './findWrongAnswers.ts';
import type { StoredMail, StoredMessage } from './freshDatabase.ts';
import { isTeam, tagOf } from './mailPayload.ts';
import type { SentMail } from './startMailProvider.ts';

export type InvariantReport = {
  /** Counts: `M` stored messages, `T` team mails and `V` confirmations that went out. */
  readonly summary: string;
  /** Sentences about every invariant that does not hold. */
  readonly broken: readonly string[];
  /** Messages that were acknowledged and then lost. */
  readonly lost: number;
  /** Mails that went out a second time. */
  readonly duplicated: number;
};

/** Checks what must hold after whatever has happened. */
export async function checkInvariants(
  harness: Harness,
  teamMayMiss = false,
): Promise<InvariantReport> {
  const { provider, unhandled } = harness;
  const { sent } = provider;
  const [messages, mails] = await Promise.all([
    harness.database.messages(),
    harness.database.mails(),
  ]);
  const lost = countLost(harness, messages);
  const repeated = repeatedMails(sent);
  const team = sent.filter(isTeam).length;
  return {
    summary: `M${messages.length} T${team} V${sent.length - team}`,
    lost,
    duplicated: repeated.reduce((sum, { times }) => sum + times - 1, 0),
    broken: [
      ...(lost > 0 ? [`${lost} acknowledged message(s) are nowhere`] : []),
      ...(teamMayMiss ? [] : findUnsentTeamMails(mails)),
      ...repeated.map(({ name, times }) => `${times} mails ${name}`),
      ...findOddKeys(harness),
      ...findStrangers(sent, messages),
      ...findWrongMarks(sent, messages),
      ...findWrongAnswers(harness),
      ...findLeaks(harness, messages),
      ...unhandled.map((each) => `nobody caught ${each}`),
      ...provider.mistakes.map((each) => `the provider got a wrong request: ${each}`),
    ],
  };
}

/** What was acknowledged is in the table, or was mailed to the team. */
function countLost({ provider, exchanges }: Harness, messages: readonly StoredMessage[]): number {
  const teamMails = provider.sent.filter(isTeam);
  const stored = new Set(messages.map(({ id }) => id));
  const mailedKeys = new Set(teamMails.map(({ key }) => withReplyTo(key)));
  const mailedRefs = new Set(teamMails.map((mail) => tagOf(mail, 'ref')));
  return exchanges.filter(({ answer }) => {
    const id = answer?.status === 202 ? answer.json?.['id'] : undefined;
    if (typeof id === 'string') return !stored.has(id) && !mailedKeys.has(`team/${id}`);
    const thanks = answer?.status === 303 ? String(answer.headers['location']) : '';
    const ref = new URLSearchParams(thanks.split('?')[1]).get('ref');
    return ref !== null && !mailedRefs.has(ref);
  }).length;
}

/** The team gets every message. */
const findUnsentTeamMails = (mails: readonly StoredMail[]): string[] =>
  mails
    .filter(({ kind, state }) => kind === 'team' && state !== 'accepted')
    .map(({ message_id, state }) => `the team mail of ${message_id} ended as ${state}`);

/** One mail of a kind per message. */
const repeatedMails = (sent: readonly SentMail[]) =>
  [...Map.groupBy(sent, (mail) => `${tagOf(mail, 'kind')} ${tagOf(mail, 'ref')}`)]
    .map(([name, all]) => ({ name, times: all.length }))
    .filter(({ times }) => times > 1);

/** The provider can tell a repeated mail by its key. */
const findOddKeys = ({ provider }: Harness): string[] =>
  [...new Set(provider.tries.map(({ key }) => key))]
    .filter((key) => !/^(?:team|visitor)\/[\da-f-]{36}$/.test(withReplyTo(key)))
    .map((key) => `the key ${key} is none of ours`);

/** Only the team and whoever wrote get mail. */
function findStrangers(sent: readonly SentMail[], messages: readonly StoredMessage[]): string[] {
  const writers = new Map(messages.map(({ id, email }) => [id, email]));
  return sent
    .filter((mail) => mail.to !== (isTeam(mail) ? TEAM : writers.get(mail.key.split('/')[1] ?? '')))
    .map(({ to }) => `a mail went to ${to}`);
}

/** Doubt marks the team's mail, and costs the confirmation. */
function findWrongMarks(sent: readonly SentMail[], messages: readonly StoredMessage[]): string[] {
  const odd = new Map(messages.map(({ id, suspicions }) => [id, suspicions.length > 0]));
  return sent.flatMap((mail) => {
    const [kind, id = ''] = mail.key.split('/');
    const isMarked = isTeam(mail) && mail.subject.startsWith('[check] ');
    return odd.has(id) && odd.get(id) !== isMarked
      ? [
          `the ${kind} mail of ${id} is ${isMarked ? 'marked without' : 'not marked, despite'} doubt`,
        ]
      : [];
  });
}

/** The key of a mail, even of one that the provider took only without the visitor's address. */
const withReplyTo = (key: string) => key.replace(/(?<=^team\/.*)\/no-reply-to$/, '');
