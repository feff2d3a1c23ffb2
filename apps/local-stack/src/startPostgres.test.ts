import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { applyMigrations } from './applyMigrations.ts';
import { SUPERUSER } from './createCluster.ts';
import { freePort } from './freePort.ts';
import { type RunningPostgres, startPostgres } from './startPostgres.ts';
import { unprivileged } from './unprivileged.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Files that most tests start a server on: creating them takes longer than such a test. */
let shared: string;

beforeAll(async () => {
  shared = join(mkdtempSync(join(tmpdir(), 'postgres-')), 'data');
  const server = await startPostgres({ directory: shared });
  await server.stop();
});

afterAll(() => rmSync(dirname(shared), { recursive: true, force: true }));

/** Runs until the test ends, at the latest. */
async function startShared(): Promise<RunningPostgres> {
  const server = await startPostgres({ directory: shared });
  onTestFinished(server.stop);
  return server;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return (await sql.unsafe(text)) as unknown as Row[];
  } finally {
    await sql.end();
  }
}

test('a day has 24 hours even where the computer changes its clock, as on the platform', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  // Files of its own: they keep the time zone of the computer that creates them.
  const server = await startPostgres({ directory: join(temporaryFolder(), 'data') });
  const rows = await query(
    server.url,
    "select timestamptz '2025-11-02 00:00-04' + interval '1 day' = '2025-11-03 00:00-04' as same",
  );
  await server.stop();
  expect(rows).toEqual([{ same: true }]);
});

test('what was stored is there after a restart, even of the computer: a commit waits for the disk', async () => {
  const first = await startShared();
  await query(first.url, "create table kept as select 'here' as word");
  await first.stop();
  const second = await startShared();
  const rows = await query(second.url, 'select word from kept');
  expect(rows).toEqual([{ word: 'here' }]);
  expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
});

test('it starts after a hard stop, although another program of the same user has its process ID by now', async () => {
  const first = await startShared();
  const file = join(shared, 'postmaster.pid');
  const left = readFileSync(file, 'utf8');
  await first.stop();
  const { prefix, user } = unprivileged();
  const [command, ...words] = [...prefix, 'sleep', '60'];
  const stranger = spawn(command, words, user);
  onTestFinished(() => void stranger.kill());
  writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)));
  const second = await startShared();
  const rows = await query(second.url, 'select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});

test('a second server on the files of a running one does not start, and leaves the lock file, without which the first would end', async () => {
  await startShared();
  const lock = () => readFileSync(join(shared, 'postmaster.pid'), 'utf8').split('\n')[0];
  const before = lock();
  await expect(startPostgres({ directory: shared })).rejects.toThrow('Postgres did not start');
  expect(lock()).toBe(before);
});

test('migrations run as a role without superuser rights, next to the roles of the platform', async () => {
  const database = await startShared();
  const rows = await query<{ name: string }>(
    database.url,
    `select rolname as name from pg_roles where not rolsuper and rolname !~ '^pg_' order by 1`,
  );
  const user = await query(database.url, 'select current_user as name');
  expect(user).toEqual([{ name: 'postgres' }]);
  expect(rows.map(({ name }) => name)).toEqual([
    'anon',
    'authenticated',
    'authenticator',
    'postgres',
    'service_role',
  ]);
});

test('a wrong password is refused, and every connection from another computer', async () => {
  const database = await startShared();
  const rows = await query(database.url, 'show listen_addresses');
  expect(rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const wrong = database.url.replace(':postgres@', ':guess@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a server that cannot be prepared is not left running', async () => {
  const directory = join(temporaryFolder(), 'data');
  const first = await startPostgres({ directory });
  const superuser = first.url.replace('//postgres:', `//${SUPERUSER}:`);
  await query(superuser, `alter role ${SUPERUSER} password 'another'`);
  await first.stop();
  const port = await freePort();
  await expect(startPostgres({ directory, port })).rejects.toThrow('password authentication');
  expect(await freePort(port)).toBe(port);
});

test('each migration is applied once; a failing one leaves what came before it and nothing of its own; a changed one is named', async () => {
  const migrations = temporaryFolder();
  const database = await startShared();
  writeFileSync(join(migrations, '1_first.sql'), 'create table first (); create table second ();');

  expect(await applyMigrations(database.url, migrations)).toEqual(['1_first.sql']);
  expect(await applyMigrations(database.url, migrations)).toEqual([]);

  writeFileSync(join(migrations, '2_good.sql'), 'create table third ();');
  writeFileSync(join(migrations, '3_broken.sql'), 'create table fourth (); select nothing;');
  await expect(applyMigrations(database.url, migrations)).rejects.toThrow('3_broken.sql fails');
  const tables = await query(
    database.url,
    `select to_regclass('third')::text as third, to_regclass('fourth')::text as fourth`,
  );
  expect(tables).toEqual([{ third: 'third', fourth: null }]);

  rmSync(join(migrations, '3_broken.sql'));
  writeFileSync(join(migrations, '1_first.sql'), 'create table other ();');
  await expect(applyMigrations(database.url, migrations)).rejects.toThrow(
    '1_first.sql has changed',
  );
});
