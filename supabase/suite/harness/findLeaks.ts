import type { Harness } from './createHarness.ts';
import { API_KEY, PEPPER, PUBLISHABLE_KEY } from './environment.ts';
import type { StoredMessage } from './freshDatabase.ts';
import { isTeam, tagOf } from './mailPayload.ts';

const SECRETS = [API_KEY, PEPPER, PUBLISHABLE_KEY, 'canar', 'postgresql://'];
const LARGEST_READ = 100_000;
/** The length of the shortest word that is searched for. */
const INDEXED = 5;
const CODE = /^[A-Za-z0-9_]{1,60}$/;
const LOG_FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  at: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  level: (value) => value === 'info' || value === 'alert',
  event: (value) => typeof value === 'string' && CODE.test(value),
  code: (value) => typeof value === 'string' && CODE.test(value),
  kind: (value) => value === 'team' || value === 'visitor',
  id: (value) => typeof value === 'string' && /^[\da-f-]{36}$/.test(value),
  status: Number.isInteger,
  attempt: Number.isInteger,
  count: Number.isInteger,
};

/** The first confirmation of each language and topic in this run; all others have to equal it. */
const confirmations = new Map<string, string>();

/** Reports words of visitors, and secrets, where none belong. */
export function findLeaks(harness: Harness, messages: readonly StoredMessage[]): string[] {
  return [...findLoggedWords(harness), ...findQuotedWords(harness, messages)];
}

function findLoggedWords({ log, exchanges }: Harness): string[] {
  const words = new Set(exchanges.flatMap(({ sent }) => personalWords(sent)));
  // Indexed by their beginning: a storm has 100,000 words and as many lines.
  const index = Map.groupBy(
    [...SECRETS, ...words].map((word) => word.toLowerCase()),
    (word) => word.slice(0, INDEXED),
  );
  return log.flatMap((line) => {
    const low = line.toLowerCase();
    const leaked = new Set<string>();
    for (let at = 0; at < low.length; at += 1) {
      for (const word of index.get(low.slice(at, at + INDEXED)) ?? []) {
        if (low.startsWith(word, at)) leaked.add(word);
      }
    }
    return [
      ...[...leaked].map((word) => `the log contains "${word}": ${line}`),
      ...(isLogEntry(line) ? [] : [`not a line of the function's log: ${line}`]),
    ];
  });
}

/** Values and lines of a body and its headers that are too long to match by accident. */
function personalWords({ headers, body }: Harness['exchanges'][number]['sent']): string[] {
  // Parsing a body that is far too large takes seconds and blocks every harness.
  if (body !== undefined && body.length > LARGEST_READ) return [];
  let values: unknown[] = [headers?.['cf-connecting-ip'], headers?.['x-forwarded-for']];
  try {
    const fields = JSON.parse(String(body)) as object;
    const named = Object.entries(fields).filter(([name]) => name !== 'id' && name !== 'type');
    values = [...values, ...named.map(([, value]) => value as unknown)];
  } catch {
    // Not JSON: a form, or no body at all.
  }
  return values
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length > 6);
}

function isLogEntry(line: string): boolean {
  try {
    const entry = JSON.parse(line) as Record<string, unknown>;
    return Object.entries(entry).every(([name, value]) => LOG_FIELDS[name]?.(value) === true);
  } catch {
    return false;
  }
}

function findQuotedWords({ provider }: Harness, messages: readonly StoredMessage[]): string[] {
  return provider.sent
    .filter((mail) => !isTeam(mail))
    .flatMap((mail) => {
      const row = messages.find(({ id }) => mail.key === `visitor/${id}`);
      const ref = tagOf(mail, 'ref');
      const { subject, html, text, headers, tags } = mail;
      const bytes = JSON.stringify({ subject, html, text, headers, tags }).replaceAll(ref, 'REF');
      const sort = `${row?.language} ${row?.type}`;
      const first = confirmations.get(sort) ?? bytes;
      confirmations.set(sort, first);
      return first === bytes ? [] : [`the confirmation ${ref} differs from others (${sort})`];
    });
}
