import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const CONTENT = resolve(import.meta.dirname, '..');
/** A no-break space, as it is written in the content. */
const NO_BREAK = '\\u00A0';

/** The first line of the content with these words: `relief.ts:25`. */
export function lineOf(words: string): string | undefined {
  for (const file of readdirSync(CONTENT).filter((each) => /^\w+\.ts$/.test(each))) {
    const source = readFileSync(resolve(CONTENT, file), 'utf8').replaceAll(NO_BREAK, '\u00A0');
    const index = source.split('\n').findIndex((line) => line.includes(words));
    if (index >= 0) return `${file}:${index + 1}`;
  }
  return undefined;
}
