// For tests of what a build does.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createBuilder, type Plugin } from 'vite';

/** A real build of one page with the text in it, and of `others`, whose text stands by their path. */
export async function buildOnePage(
  plugin: Plugin,
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'page-'));
  const root = folder.path;
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>${text}</title>`);
  mkdirSync(join(root, 'public'));
  for (const [file, content] of Object.entries(others)) writeFileSync(join(root, file), content);
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    builder: {
      async buildApp(all) {
        const { client } = all.environments;
        if (client) await all.build(client);
      },
    },
    plugins: [plugin],
  });
  await builder.buildApp();
}
