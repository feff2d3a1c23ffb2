import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

const bin = join(import.meta.dirname, '../node_modules/.bin');
const runTurbo = JSON.stringify(new URL('runTurbo.mjs', import.meta.url).href);

const MISTAKE = 'src/relief.ts:34:9 Español is missing';

/** Runs the task `check` of one package per script. Returns the exit code and the error output. */
function run(scripts) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turbo-'));
  const cwd = folder.path;
  const write = (file, value) => writeFileSync(join(cwd, file), JSON.stringify(value));
  const packageManager = 'npm@11.0.0';
  write('package.json', { name: 'root', packageManager, workspaces: ['packages/*'] });
  write('package-lock.json', { name: 'root', lockfileVersion: 3, packages: {} });
  write('turbo.json', {
    ui: 'stream',
    globalPassThroughEnv: ['npm_config_loglevel'],
    tasks: { check: {} },
  });
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(join(cwd, 'packages', name), { recursive: true });
    writeFileSync(join(cwd, 'packages', name, 'check.mjs'), script);
    write(`packages/${name}/package.json`, { name, scripts: { check: 'node check.mjs' } });
  }
  const script = `
    import { runTurbo } from ${runTurbo};
    process.exitCode = runTurbo(['check'], { cwd: process.cwd(), env: process.env });`;
  const env = {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    // Without the lines that npm itself adds at the end.
    npm_config_loglevel: 'silent',
  };
  const words = ['--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { status, stderr };
}

/** Fails once the other task runs and can be stopped. */
const complains = `import { existsSync } from 'node:fs';
setInterval(() => {
  if (!existsSync('../running')) return;
  console.error('${MISTAKE}');
  process.exit(2);
}, 20);`;
const isStopped = `import { writeFileSync } from 'node:fs';
const end = () => {
  console.error('Promise resolution is still pending');
  process.exit(1);
};
process.on('SIGTERM', end).on('SIGINT', end);
writeFileSync('../running', '');
setInterval(() => {}, 1000);`;

test('the last line of a failed run is the error, not what the stopped tasks say', () => {
  const { status, stderr } = run({ content: complains, commands: isStopped });
  assert.notEqual(status, 0);
  assert.equal(stderr.trim().split('\n').at(-1), MISTAKE);
  assert.match(stderr, /This is what went wrong in content#check:/);
});

test('a successful run repeats nothing at the end', () => {
  const { status, stderr } = run({ content: "console.log('well')" });
  assert.equal(status, 0);
  assert.doesNotMatch(stderr, /what went wrong/);
});
