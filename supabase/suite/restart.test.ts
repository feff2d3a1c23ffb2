import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type RunningPostgres, startPostgres } from '@wnc/local-stack/startPostgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkInvariants } from './harness/checkInvariants.ts';
import { createHarness, type Harness } from './harness/createHarness.ts';
import { harnessOptions } from './harness/harnessOptions.ts';
import { prepareTemplate } from './harness/prepareTemplate.ts';
import { recover } from './harness/recover.ts';
import { newVisitor } from './harness/visitor.ts';

// The ways in which an administrator, or an update of the platform, stops Postgres. A fast shutdown
// aborts running transactions; after an immediate one the next start recovers from the
// write-ahead log.
const STOPS = { 'a fast': 'SIGINT', 'an immediate': 'SIGQUIT' } as const;
const MOMENTS = [
  ['contact.submit', 'before'],
  ['contact.submit', 'after'],
  ['run select contact.submit', 'before'],
  ['run select contact.submit', 'after'],
  ['run select contact.settle', 'before'],
  ['run select contact.settle', 'after'],
] as const;
const cases = Object.entries(STOPS).flatMap(([name, signal]) =>
  MOMENTS.map(([statement, when]) => ({ name, signal, statement, when })),
);

const folder = mkdtempSync(join(tmpdir(), 'contact-restart-'));
const directory = join(folder, 'postgres');
let server: RunningPostgres;
let harness: Harness;

beforeAll(async () => {
  server = await startPostgres({ directory });
  await prepareTemplate(server.url);
  harness = await createHarness({ ...harnessOptions(), databaseServer: server.url });
});
afterAll(async () => {
  await harness.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function restart(signal: NodeJS.Signals): Promise<void> {
  const [pid] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), signal);
  await server.ended;
  server = await startPostgres({ directory, port: Number(new URL(server.url).port) });
}

test.for(cases)(
  'I01, I03: $name restart of Postgres $when "$statement" loses nothing and doubles nothing',
  async ({ signal, statement, when }, { task }) => {
    await harness.reset();
    const visitor = newVisitor();
    const restarted = Promise.withResolvers<void>();
    const act = () => restarted.resolve(restart(signal));
    harness.proxy.failpoints.push({ statement, when, act });
    const answer = await harness.post({ ...visitor });
    await restarted.promise;
    expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    // A page that never saw the answer sends again.
    const again = await harness.post({ ...visitor });
    expect([again.status, again.json?.['id']]).toEqual([202, visitor.id]);
    await recover(harness);
    const { summary, broken, lost, duplicated } = await checkInvariants(harness);
    Object.assign(task.meta, { section: 'I. The database', lost, duplicated });
    expect({ summary, broken }).toEqual({ summary: 'M1 T1 V1', broken: [] });
  },
);
