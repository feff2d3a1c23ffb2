import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

import { hasHostedDeno } from '../apps/local-stack/src/denoBinary.ts';
import { uploadFaults } from '../supabase/commands/deploy/uploadFaults.ts';
import { runSupabase } from '../supabase/commands/supabaseCli.ts';
import { replacingModules } from './testing/replacingModules.mjs';

const FUNCTION = 'supabase/functions/send-contact-email';

/** Without it, nothing is rehearsed. */
const options = { skip: !hasHostedDeno && 'Deno 2.1 is missing.' };

/** What the rehearsal says about an upload of these files. */
function faultsOf(files, verify_jwt = false) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'upload-'));
  const named = Object.entries(files).map(([name, text]) => [`${FUNCTION}/${name}`, text]);
  const metadata = { verify_jwt, entrypoint_path: `${FUNCTION}/index.ts` };
  return uploadFaults({ metadata, files: new Map(named) }, folder.path);
}

test(
  'the rehearsal of a deployment finds a function that asks for a JWT, files that do not belong to it, and what was left behind',
  options,
  () => {
    assert.deepEqual(faultsOf({ 'index.ts': 'export const one = 1;' }), []);
    const files = { '.env': '', 'config.test.ts': '', 'testing/fake.ts': '' };
    const faults = faultsOf({ ...files, 'index.ts': "import './left/behind.ts';" }, null);
    assert.match(faults[0], /^config\.toml must say verify_jwt = false/);
    assert.deepEqual(
      faults.slice(1, -1),
      Object.keys(files).map(
        (name) => `${FUNCTION}/${name} would be published, but is not part of the function.`,
      ),
    );
    assert.match(
      faults.at(-1),
      /^What was uploaded does not work on its own\.\n[^]*left\/behind\.ts/,
    );
  },
);

/** How the rehearsal ends when its slow modules are replaced by these. */
function rehearse(exported) {
  const command = join(import.meta.dirname, '../supabase/commands/deploy/checkDeploy.ts');
  const words = [...replacingModules(exported), command];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return [status, stdout, stderr];
}

test('a rehearsal that finds no fault says so; one that does prints it and fails, so that nothing is published', () => {
  const upload = `{ files: new Map([['index.ts', '']]) }`;
  const fine = {
    './deployFunction.ts': `deployFunction = () => ({ upload: ${upload} })`,
    './uploadFaults.ts': 'uploadFaults = () => []',
    './pushMigrations.ts': 'pushMigrations = () => undefined',
  };
  assert.deepEqual(rehearse(fine), [
    0,
    '1 files would be uploaded, and they work on their own. The migrations work on an empty database.\n',
    '',
  ]);
  const asks = { './uploadFaults.ts': `uploadFaults = () => ['It asks for a JWT.']` };
  assert.deepEqual(rehearse({ ...fine, ...asks }), [1, '', 'It asks for a JWT.\n']);
  // Even though all files have arrived.
  const refused = {
    './fakeManagementApi.ts': `startFakeManagementApi = () => ({ upload: () => (${upload}), stop: () => undefined })`,
    './uploadFaults.ts': fine['./uploadFaults.ts'],
    '../supabaseCli.ts': `runSupabase = ([what]) => ({ code: 1, output: what + ' is refused.' })`,
    '@wnc/local-stack/startPostgres': `startPostgres = () => ({ stop: () => undefined })`,
  };
  assert.deepEqual(rehearse(refused), [
    1,
    '',
    'The function could not be deployed.\nfunctions is refused.\n' +
      'The migrations could not be applied.\ndb is refused.\n',
  ]);
});

test("a rehearsal takes no failure of Supabase's tool for a success", async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'upload-'));
  // Nothing is fetched: this fails with or without the tool.
  writeFileSync(join(folder.path, 'pnpm'), '#!/bin/sh\n');
  chmodSync(join(folder.path, 'pnpm'), 0o755);
  const { PATH } = process.env;
  process.env.PATH = [folder.path, PATH].join(delimiter);
  t.after(() => (process.env.PATH = PATH));
  const { code } = await runSupabase(['no-such-command'], {}).catch(() => ({ code: 1 }));
  assert.notEqual(code, 0);
});
