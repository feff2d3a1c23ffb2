import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { startPostgres } from '@wnc/local-stack/startPostgres';

import { prepareTemplate } from '../suite/harness/prepareTemplate.ts';
import { runDeno } from './runDeno.ts';

// Runs the tests of the function and of these commands in Deno, against a real Postgres that it
// starts and stops; checkTypes.ts checks their types.
// Usage: node commands/unit.ts [--deno=2.1] [arguments of "deno test"]
const args = process.argv.slice(2);
const HOSTED = '--deno=2.1';
const edition = args.includes(HOSTED) ? 'deno-2.1' : 'deno';
const given = args.filter((arg) => arg !== HOSTED);

const directory = mkdtempSync(join(tmpdir(), 'contact-tests-'));
const server = await startPostgres({
  directory: join(directory, 'postgres'),
  removes: directory,
  fsync: false,
  autovacuum: false,
});
try {
  await prepareTemplate(server.url);
  const files = given.some((arg) => arg.endsWith('.ts')) ? [] : [importAllTests()];
  const options = ['-A', '--no-check', '--quiet'];
  process.exitCode = await runDeno(edition, ['test', ...options, ...files, ...given], {
    TEST_DATABASE_URL: server.url,
    // For Node, which the tests start for every command that they run.
    NODE_COMPILE_CACHE: join(directory, 'compiled'),
  });
} finally {
  await server.stop();
}

/** One module that imports all tests: Deno would load the function again for every file. */
function importAllTests(): string {
  const file = join(directory, 'all.test.ts');
  const folders = ['../functions/send-contact-email', 'tests'];
  const tests = folders
    .map((folder) => join(import.meta.dirname, folder))
    .flatMap((folder) =>
      globSync('**/*.test.ts', { cwd: folder }).map((name) => join(folder, name)),
    )
    .toSorted();
  writeFileSync(file, tests.map((test) => `import '${pathToFileURL(test).href}';\n`).join(''));
  return file;
}
