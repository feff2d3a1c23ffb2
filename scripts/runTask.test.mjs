import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const runTask = JSON.stringify(new URL('runTask.mjs', import.meta.url).href);

/** Runs a shell line as a task of its own process, as `run.mjs` does. */
function task(line) {
  const script = `
    import { runTask } from ${runTask};
    const command = ['/bin/sh', '-c', ${JSON.stringify(line)}];
    process.exitCode = await runTask(command, { cwd: '.', env: process.env });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
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
  const code = once(child, 'close', { signal: AbortSignal.timeout(10_000) });
  await assert.doesNotReject(code);
});
