import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { hasHostedDeno } from '../apps/local-stack/src/denoBinary.ts';
import { uploadFaults } from '../supabase/commands/deploy/uploadFaults.ts';

const FUNCTION = 'supabase/functions/send-contact-email';

/** Where it cannot be had, nothing is rehearsed. */
const options = { skip: !hasHostedDeno && 'Deno 2.1 is missing.' };

/** What the rehearsal says of an upload with these files of the function. */
function faultsOf(files, verify_jwt = false) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'upload-'));
  const named = Object.entries(files).map(([name, text]) => [`${FUNCTION}/${name}`, text]);
  const metadata = { verify_jwt, entrypoint_path: `${FUNCTION}/index.ts` };
  return uploadFaults({ metadata, files: new Map(named) }, folder.path);
}

test(
  'the rehearsal of a deployment finds a function that asks for a JWT, what would be published with it, and what was left behind',
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
    assert.match(faults.at(-1), /^What arrived does not work alone\.\n[^]*left\/behind\.ts/);
  },
);
