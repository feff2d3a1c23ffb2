import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FUNCTION = join(import.meta.dirname, '../../functions/send-contact-email');
const CLOCK = join(import.meta.dirname, '../runtime/controlledClock.js');

type DenoConfig = { imports: Record<string, string> };

/**
 * Writes the function's own deno.json to `directory`, with one addition: imports of the clock are
 * mapped to the suite's. Every file of the function runs unchanged.
 */
export function writeDenoConfig(directory: string): string {
  const own = pathToFileURL(`${FUNCTION}/`).href;
  const config = JSON.parse(readFileSync(join(FUNCTION, 'deno.json'), 'utf8')) as DenoConfig;
  const imports = Object.entries(config.imports).map(([name, target]) => [
    name,
    target.startsWith('.') ? new URL(target, own).href : target,
  ]);
  const scopes = { [own]: { [`${own}clock.ts`]: pathToFileURL(CLOCK).href } };
  const file = join(directory, 'deno.json');
  const changed = { ...config, imports: Object.fromEntries(imports), scopes };
  writeFileSync(file, JSON.stringify(changed, null, 2));
  return file;
}
