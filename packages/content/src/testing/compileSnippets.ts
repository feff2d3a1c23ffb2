import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packageFolder = resolve(import.meta.dirname, '../..');

/**
 * Compiles snippets, each as a file of its own, in a folder two levels below the package's.
 * @returns the errors of each snippet, as `line: message`, in the order of the snippets.
 */
export function compileSnippets(snippets: readonly string[]): string[][] {
  mkdirSync(join(packageFolder, '.tsbuild'), { recursive: true });
  const folder = mkdtempSync(join(packageFolder, '.tsbuild/snippets-'));
  try {
    snippets.forEach((code, index) => writeFileSync(join(folder, `${index}.ts`), code));
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { noEmit: true, composite: false, incremental: false, rootDir: '../..' },
      include: ['*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const errors = compile(folder);
    return snippets.map((_, index) => errorsOf(`${index}.ts`, errors));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compile(folder: string): string[] {
  const tsc = join(packageFolder, 'node_modules/.bin/tsc');
  const { stdout, error } = spawnSync(tsc, ['--pretty', 'false', '--noErrorTruncation'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return stdout.split(/^(?=.*error TS\d+: )/m);
}

function errorsOf(file: string, errors: readonly string[]): string[] {
  return errors
    .filter((error) => error.startsWith(`${file}(`))
    .map((error) => error.replace(/^\d+\.ts\((\d+),\d+\): error TS\d+/, '$1'));
}

/** The number of the line that ends in `// wrong`. */
export function wrongLineOf(snippet: string): number {
  return snippet.split('\n').findIndex((line) => line.endsWith('// wrong')) + 1;
}
