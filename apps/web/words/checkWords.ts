// Three rules that the compiler cannot enforce: no component contains text, packages/content has no
// words that no page shows, and no sentence lacks what its page fills in. Reads the sources, and
// writes only into a temporary folder of its own.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

import { defaultLanguage, languageOf } from '@wnc/content/languages';
import { pageWords } from '@wnc/content/pageWords';
import { sentencesOf } from '@wnc/content/resources';
import { runLinter, runUnusedReport } from 'i18next-cli';

import { unshownValues } from './unshownValues.ts';
import { wordsConfig } from './wordsConfig.ts';

const ADVICE = `
Text in a component: give it a key in packages/content/src and get it with t().
An unused key: its name is misspelled there, or no page shows it; in that case delete or show it.
If part of it is chosen at run time, add it to apps/web/words/wordsConfig.ts.
(Do not use "extract" here: it would not find our files.)`;

const folder = mkdtempSync(join(tmpdir(), 'words-'));
process.on('exit', (code) => {
  rmSync(folder, { recursive: true });
  if (code !== 0) console.error(ADVICE);
});

const words = join(folder, languageOf(defaultLanguage).tag);
mkdirSync(words);
// Without the offers of languages, which take words of every language: a new one has none yet.
writeFileSync(join(words, 'site.json'), JSON.stringify(sentencesOf(pageWords, defaultLanguage)));
const config = wordsConfig(join(folder, '{{language}}/{{namespace}}.json'));

const { success, files } = await runLinter(config);
if (!success) process.exitCode = 1;
for (const [file, issues] of Object.entries(files)) {
  for (const { line, text } of issues) console.error(`${relative('', file)}:${line}: ${text}`);
}
const web = resolve(import.meta.dirname, '..');
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: web })) {
  if (/\.test\.|\/testing\//.test(file)) continue;
  for (const sentence of unshownValues(file, readFileSync(join(web, file), 'utf8'))) {
    console.error(sentence);
    process.exitCode = 1;
  }
}
// Exits with 1 if it finds something.
await runUnusedReport(config);
