// For tests of what a build does.
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { createBuilder, type Plugin } from 'vite';

/**
 * A real build of one page with this text, and of `others`, file contents by path. Resolves to the
 * contents of the files it publishes, by name.
 */
export async function buildOnePage(
  plugin: Plugin,
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'page-'));
  const root = folder.path;
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>${text}</title>`);
  for (const [file, content] of Object.entries(others)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const builder = await createBuilder({
    root,
    configFile: false,
    envPrefix: ['VITE_', 'SITE_'],
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
  const dist = join(root, 'dist');
  const published = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist, file)).isFile())
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')]);
  return Object.fromEntries(published);
}
