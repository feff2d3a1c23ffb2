import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FUNCTION = join(import.meta.dirname, '../../functions/send-contact-email');
const RUNTIME = join(import.meta.dirname, '../runtime');

type DenoConfig = { imports: Record<string, string> };

/**
 * Writes the function's own deno.json to `directory`, with one addition: imports of the clock
 * and the timeouts are mapped to the suite's. Every other file of the function runs unchanged.
 */
export function writeDenoConfig(directory: string): string {
  const own = pathToFileURL(`${FUNCTION}/`).href;
  const config = JSON.parse(readFileSync(join(FUNCTION, 'deno.json'), 'utf8')) as DenoConfig;
  const imports = Object.entries(config.imports).map(([name, target]) => [
    name,
    target.startsWith('.') ? new URL(target, own).href : target,
  ]);
  const replaced = {
    [`${own}clock.ts`]: pathToFileURL(join(RUNTIME, 'controlledClock.js')).href,
    [`${own}timeouts.ts`]: pathToFileURL(join(RUNTIME, 'controlledTimeouts.js')).href,
  };
  const scopes = { [own]: replaced };
  const file = join(directory, 'deno.json');
  const changed = { ...config, imports: Object.fromEntries(imports), scopes };
  writeFileSync(file, JSON.stringify(changed, null, 2));
  return file;
}
