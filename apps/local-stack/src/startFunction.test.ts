import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { startFunction } from './startFunction.ts';

const RESTART_LIMIT_MS = 60_000;

test('the next request after an edit reaches the edited function, at the same address; its log lines come through, and it sees none of our settings', async () => {
  vi.stubEnv('RESEND_API_KEY', 're_ours');
  onTestFinished(() => void vi.unstubAllEnvs());
  using folder = mkdtempDisposableSync(join(tmpdir(), 'function-'));
  const says = (word: string) =>
    writeFileSync(
      join(folder.path, 'index.ts'),
      `const key = Deno.env.get('RESEND_API_KEY') ?? '';
      Deno.serve(() => { console.log('asked for ${word}'); return new Response('${word}' + key); });`,
    );
  writeFileSync(join(folder.path, 'deno.json'), '{}');
  says('before');
  const lines: string[] = [];
  const running = await startFunction({
    directory: folder.path,
    env: {},
    watch: true,
    log: (line) => lines.push(line),
  });
  onTestFinished(running.stop);
  const answer = async () => (await fetch(running.url)).text();
  expect(await answer()).toBe('before');
  says('after');
  await vi.waitFor(async () => expect(await answer()).toBe('after'), {
    timeout: RESTART_LIMIT_MS,
    interval: 100,
  });
  await vi.waitFor(() => expect(lines).toEqual(expect.arrayContaining(['asked for after'])));
});
