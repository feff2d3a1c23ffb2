import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { Failure } from './failure.mjs';

/**
 * Stops a command whose `--env-file .env` names a missing file: Node would take the option as its
 * own and say only "not found".
 * @param {string} root the folder of the repository
 * @param {string[]} words the arguments of the command
 */
export function requireSettingsFile(root, words) {
  const at = words.findIndex((word) => /^--env-file(=|$)/.test(word));
  if (at === -1) return;
  const file = words[at].split('=')[1] ?? words[at + 1] ?? '.env';
  if (existsSync(resolve(root, file))) return;
  throw new Failure(
    `There is no file ${file}: copy .env.example to ${file} and fill it in (docs/deploy.md, step 4).`,
  );
}
