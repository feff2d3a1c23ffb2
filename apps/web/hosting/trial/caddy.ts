import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOOPBACK } from '@wnc/local-stack/freePort';
import { spawnGuarded } from '@wnc/local-stack/spawnGuarded';

import type { TrialServer } from './trialServer.ts';

/** Serves the build with the generated `Caddyfile`, without a certificate. */
export const caddy: TrialServer = {
  name: 'Caddy',
  install: 'apt-get install caddy',
  isInstalled: () => existsSync('/usr/bin/caddy'),
  start({ dist, hosting, folder, port }) {
    const configuration = join(folder, 'Caddyfile');
    writeFileSync(configuration, `{\n\tadmin off\n}\nimport "${join(hosting, 'Caddyfile')}"\n`);
    return spawnGuarded({
      command: ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', configuration],
      env: {
        ...process.env,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        SITE_ADDRESS: `http://${LOOPBACK}:${port}`,
        SITE_ROOT: dist,
      },
      signal: 'TERM',
    });
  },
};
