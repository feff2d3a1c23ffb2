import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { denoBinary } from '@wnc/local-stack/denoBinary';
import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

import type { DenoOptions } from './startEndpoint.ts';

const PROGRAM = join(import.meta.dirname, '../runtime/validateBodies.js');
const OUTPUT_MAX_BYTES = 200_000_000;

export type Validation = {
  /** The result for each body. */
  readonly results: readonly Readonly<Record<string, unknown>>[];
  /** How many different confirmations there are for each language and topic. */
  readonly confirmations: Readonly<Record<string, number>>;
};

/** Validates JSON bodies with the function's own files, under Deno, without a request for each. */
export function validateUnderDeno(bodies: readonly string[], options: DenoOptions): Validation {
  const args = ['run', '--quiet', '--no-prompt', '--allow-env', `--config=${options.denoConfig}`];
  const { status, stdout, stderr } = spawnSync(denoBinary(options.deno), [...args, PROGRAM], {
    env: denoEnvironment(),
    input: bodies.join('\n'),
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  if (status !== 0) throw new Error(`The bodies could not be validated:\n${stderr}`);
  const lines = stdout.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    results: lines.slice(0, -1),
    confirmations: lines.at(-1) as Record<string, number>,
  };
}
