import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { isAlive } from './isAlive.ts';
import { spawnGuarded } from './spawnGuarded.ts';

const says = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';
const waits = [process.execPath, '-e', says];

async function firstNumber(stream: NodeJS.ReadableStream | null): Promise<number> {
  const [text] = stream === null ? [] : ((await once(stream, 'data')) as [Buffer]);
  return Number(text);
}

test('the exit code of the command comes through', async () => {
  const guarded = spawnGuarded({ command: ['/bin/sh', '-c', 'exit 7'], signal: 'TERM' });
  expect(await guarded.ended).toBe(7);
});

test('a stop ends the command', async () => {
  const guarded = spawnGuarded({ command: waits, signal: 'TERM' });
  const pid = await firstNumber(guarded.process.stdout);
  expect(isAlive(pid)).toBe(true);
  await guarded.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a command that ignores its stop is killed after ten seconds', async () => {
  const ignores = [process.execPath, '-e', `process.on('SIGTERM', () => {}); ${says}`];
  const guarded = spawnGuarded({ command: ignores, signal: 'TERM' });
  onTestFinished(guarded.kill);
  const pid = await firstNumber(guarded.process.stdout);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = guarded.stop();
  vi.advanceTimersByTime(9999);
  expect(isAlive(pid)).toBe(true);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await stopped;
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
});

test('a command ends when the process that started it is killed, and its temporary folder is gone', async () => {
  const removes = mkdtempSync(join(tmpdir(), 'guarded-'));
  writeFileSync(join(removes, 'file'), '');
  const options = JSON.stringify({ command: waits, signal: 'TERM', removes });
  const script = `
    import { spawnGuarded } from ${JSON.stringify(new URL('spawnGuarded.ts', import.meta.url).href)};
    const guarded = spawnGuarded(${options});
    guarded.process.stdout.pipe(process.stdout);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const pid = await firstNumber(parent.stdout);
  expect([isAlive(pid), existsSync(removes)]).toEqual([true, true]);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => existsSync(removes), { timeout: 60_000 }).toBe(false);
});
