import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { denoBinary } from '@wnc/local-stack/denoBinary';
import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

import type { DenoOptions } from './startEndpoint.ts';

const JUDGE = join(import.meta.dirname, '../runtime/judge.js');
const OUTPUT_MAX_BYTES = 200_000_000;

export type Verdicts = {
  /** The result for each body. */
  readonly verdicts: readonly Readonly<Record<string, unknown>>[];
  /** How many different confirmations there are for each language and topic. */
  readonly confirmations: Readonly<Record<string, number>>;
};

/** Validates JSON bodies with the function's own files, under Deno, without a request for each. */
export function judgeUnderDeno(bodies: readonly string[], options: DenoOptions): Verdicts {
  const words = ['run', '--quiet', '--no-prompt', '--allow-env', `--config=${options.denoConfig}`];
  const { status, stdout, stderr } = spawnSync(denoBinary(options.deno), [...words, JUDGE], {
    env: denoEnvironment(),
    input: bodies.join('\n'),
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  if (status !== 0) throw new Error(`The bodies could not be judged:\n${stderr}`);
  const lines = stdout.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    verdicts: lines.slice(0, -1),
    confirmations: lines.at(-1) as Record<string, number>,
  };
}
