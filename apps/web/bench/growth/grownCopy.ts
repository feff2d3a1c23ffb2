import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { projectRoot } from '@wnc/local-stack/projectRoot';

import type { Growth } from './growths.ts';

const COPIED = ['apps/web', 'apps/local-stack', 'packages/content', 'packages/validation'];
const LEFT_OUT = /^(?:\.cache|\.prerender|\.vite.*|dist|test-results)$/;

/** Copies the sources of the site to a temporary folder and makes their content grow. */
export function grownCopy(growth: Growth): string {
  const root = mkdtempSync(join(tmpdir(), 'growth-'));
  for (const folder of COPIED) {
    cpSync(join(projectRoot, folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !LEFT_OUT.test(basename(from)),
    });
  }
  for (const file of readdirSync(projectRoot)) {
    if (/^(?:node_modules|package\.json|tsconfig.*\.json)$/.test(file)) {
      symlinkSync(join(projectRoot, file), join(root, file));
    }
  }
  growWords(root, growth);
  growPeople(root, growth.people);
  growPrograms(root, growth.programs);
  addLanguages(root, growth);
  return root;
}

function growWords(root: string, growth: Growth) {
  cpSync(
    join(import.meta.dirname, 'grownWords.ts'),
    join(root, 'packages/content/src/grownWords.ts'),
  );
  edit(join(root, 'packages/content/src/words.ts'), (text) =>
    replaced(
      `import { grownWords } from './grownWords.ts';\n${text}`,
      'return tree;',
      `return grownWords(tree, ${JSON.stringify(growth)}) as never;`,
    ),
  );
}

function growPeople(root: string, times: number) {
  edit(join(root, 'packages/content/src/team.ts'), (text) =>
    repeated(text, /people: readonly Person\[\] = \[\n(.*?)\n\];/s, times, (lines, n) =>
      lines.replaceAll(/(?<=\b(?:id|biography): ')(\w+)/g, `$1${n}`),
    ),
  );
  copyDrawings(join(root, 'apps/web/src/art/team'), /./, times);
}

function growPrograms(root: string, times: number) {
  edit(join(root, 'packages/content/src/programs.ts'), (text) =>
    repeated(text, /programFacts: .*? = \{\n(.*?)\n\};/s, times, (lines, n) =>
      lines.replaceAll(/^ {2}(\w+):/gm, `  $1${n}:`).replaceAll(/(?<=\bid: ')(\w+)/g, `$1${n}`),
    ),
  );
  copyDrawings(join(root, 'apps/web/src/art/programs'), /^(?:faros|manos|mujer)\./, times);
}

function addLanguages(root: string, { languages }: Growth) {
  if (languages.length === 0) return;
  const lines = languages.map(
    ({ code, tag }) =>
      `{ code: '${code}', tag: '${tag}', path: '/${code}/', name: '${tag}', plurals: ['one', 'many', 'other'] },`,
  );
  edit(join(root, 'packages/content/src/languages.ts'), (text) =>
    replaced(text, '\n] as const;', `\n${lines.join('\n')}\n] as const;`),
  );
  const codes = languages.map(({ code }) => `, '${code}'`).join('');
  edit(join(root, 'packages/validation/src/contact.ts'), (text) =>
    replaced(text, "contactLanguages = ['en', 'es'", `$&${codes}`),
  );
}

/** A list with its lines repeated `times` times, each time under other names. */
function repeated(
  text: string,
  list: RegExp,
  times: number,
  rename: (lines: string, n: number) => string,
): string {
  const lines = list.exec(text)?.[1];
  if (!lines) throw new Error(`There is no list like ${list}.`);
  const more = Array.from({ length: times - 1 }, (_, n) => rename(lines, n + 2));
  return text.replace(lines, () => [lines, ...more].join('\n'));
}

/** Copies each drawing with a slight change: a build publishes identical files only once. */
function copyDrawings(folder: string, which: RegExp, times: number) {
  for (const file of readdirSync(folder).filter((each) => which.test(each))) {
    const drawing = readFileSync(join(folder, file), 'utf8');
    for (let n = 2; n <= times; n += 1) {
      const other = drawing.replace('</svg>', `<path d="M0 0h${n}"/></svg>`);
      writeFileSync(join(folder, file.replace('.svg', `${n}.svg`)), other);
    }
  }
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`There is no ${part} to replace.`);
  return text.replace(part, by);
}

function edit(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
}
