import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const THEME = resolve(import.meta.dirname, '../../src/theme.css');

/** The colors of the theme by name: `ridge-700` is `oklch(0.425 0.118 257)`. */
export async function themeTokens(): Promise<Record<string, string>> {
  const theme = await readFile(THEME, 'utf8');
  const found = theme.matchAll(/--color-([\w-]+): (oklch\([^)]+\));/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}
