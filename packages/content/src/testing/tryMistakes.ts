import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const packageFolder = resolve(import.meta.dirname, '../..');

/**
 * Compiles snippets, each as its own file, in a folder two levels below the package's.
 * @returns the errors of each snippet, as `line: message`, in the order of the snippets.
 */
function compileSnippets(snippets: readonly string[]): string[][] {
  mkdirSync(join(packageFolder, '.tsbuild'), { recursive: true });
  using temporary = mkdtempDisposableSync(join(packageFolder, '.tsbuild/snippets-'));
  const folder = temporary.path;
  snippets.forEach((code, index) => writeFileSync(join(folder, `${index}.ts`), code));
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: true, composite: false, incremental: false, rootDir: '../..' },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const errors = compile(folder);
  return snippets.map((_, index) => errorsOf(`${index}.ts`, errors));
}

function compile(folder: string): string[] {
  const tsc = join(packageFolder, 'node_modules/.bin/tsc');
  const { stdout, error } = spawnSync(tsc, ['--pretty', 'false', '--noErrorTruncation'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.split(/^(?=.*error TS\d+: )/m);
}

function errorsOf(file: string, errors: readonly string[]): string[] {
  return errors
    .filter((error) => error.startsWith(`${file}(`))
    .map((error) => error.replace(/^\d+\.ts\((\d+),\d+\): error TS\d+/, '$1'));
}

/** Code with one mistake, on the line that ends in `// wrong`, and what the compiler says of it. */
export type Mistake = { code: string; says: RegExp };

/**
 * Tests that each mistake is one compile error, on its line, and that the correct code has none.
 * `fileOf` writes the file around a piece of code.
 */
export function tryMistakes(
  mistakes: Readonly<Record<string, Mistake>>,
  correct: string,
  fileOf: (code: string) => string,
): void {
  const snippets = [...Object.values(mistakes).map(({ code }) => code), correct].map(fileOf);
  const errors = compileSnippets(snippets);

  test.each(Object.entries(mistakes).map(([name, { says }], index) => ({ name, says, index })))(
    '$name: one compile error, at its line',
    ({ says, index }) => {
      const [error, ...others] = errors[index] ?? [];

      expect(error).toMatch(new RegExp(`^${wrongLineOf(snippets[index] ?? '')}: `));
      expect(error).toMatch(says);
      expect(others).toEqual([]);
    },
  );

  test('code without a mistake compiles', () => {
    expect(errors.at(-1)).toEqual([]);
  });
}

/** The number of the line that ends in `// wrong`. */
function wrongLineOf(snippet: string): number {
  return snippet.split('\n').findIndex((line) => line.endsWith('// wrong')) + 1;
}
