import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const runTask = JSON.stringify(new URL('runTask.mjs', import.meta.url).href);

/** A module that runs a shell line as a task, as `run.mjs` does. */
const scriptOf = (line) => `
  import { runTask } from ${runTask};
  const command = ['/bin/sh', '-c', ${JSON.stringify(line)}];
  process.exitCode = await runTask(command, { cwd: '.', env: process.env });`;

/** Runs it in a process of its own. */
function task(line) {
  return spawn(process.execPath, ['--input-type=module', '-e', scriptOf(line)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function exitCode(child) {
  const [code] = await once(child, 'close');
  return code;
}

test('the exit code of the task is the exit code of the command', async () => {
  assert.equal(await exitCode(task('exit 0')), 0);
  assert.equal(await exitCode(task('exit 3')), 3);
});

test('what a task leaves in the background goes on to its end, and the task is over only then', async () => {
  const child = task('(sleep 0.5; echo late) & exit 3');
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  assert.deepEqual([await exitCode(child), said], [3, 'late\n']);
});

test('a task that ignores its stop is over after twenty seconds all the same', async () => {
  // A hundred times as fast.
  const module = `const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = (call, ms) => wait(call, ms / 100);
    ${scriptOf("trap '' TERM; for i in $(seq 200); do echo $i; sleep 0.1; done; echo waited")}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', module], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  assert.equal(await exitCode(child), 143);
  assert.doesNotMatch(said, /waited/);
});

test('a stopped task is over only when everything it started is over', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'task-'));
  const note = join(folder.path, 'note');
  const slow = `process.on('SIGTERM', () => setTimeout(end, 300));
    const end = () => { fs.writeFileSync('${note}', ''); process.exit(); };
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = task(`"${process.execPath}" -e "${slow}" & wait`);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 143);
  assert.ok(existsSync(note));
});

test('a task ends when the process that runs it is killed', async () => {
  const child = task('echo ready; while :; do sleep 0.1; done');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  // The pipe to the standard output closes when no process of the task is left.
  const code = once(child, 'close', { signal: AbortSignal.timeout(60_000) });
  await assert.doesNotReject(code);
});

/** Ends the npm that runs a module, once it prints something; everything below npm must end. */
async function endNpmOf(module) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'task-'));
  const cwd = folder.path;
  writeFileSync(join(cwd, 'package.json'), '{ "scripts": { "task": "node task.mjs" } }');
  writeFileSync(join(cwd, 'task.mjs'), module);
  const words = ['run', '--silent', 'task'];
  const child = spawn('npm', words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const code = once(child, 'close', { signal: AbortSignal.timeout(60_000) });
  await assert.doesNotReject(code);
}

test('a task ends when the npm that runs it is ended, although npm tells no process below it', () =>
  endNpmOf(scriptOf('echo ready; sleep 300')));

test('a task also ends when the npm that runs it is ended before the task has started', () =>
  endNpmOf(`
    const parent = process.ppid;
    console.log('ready');
    while (process.ppid === parent);
    ${scriptOf('sleep 300')}`));
