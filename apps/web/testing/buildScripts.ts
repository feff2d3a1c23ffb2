// For tests of what a build does.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Plugin, type Rolldown } from 'vite';

/** Builds `page.js`, one of the files, with these plugins. Resolves to all of its scripts. */
export async function buildScripts(
  files: { 'page.js': string } & Record<string, string>,
  plugins: Plugin[],
): Promise<string> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'scripts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: join(folder.path, 'page.js') } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
