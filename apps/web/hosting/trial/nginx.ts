import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOOPBACK } from '@wnc/local-stack/freePort';
import { spawnGuarded } from '@wnc/local-stack/spawnGuarded';

import type { TrialServer } from './trialServer.ts';

const MEDIA_TYPES = '/etc/nginx/mime.types';

/** Serves the build with the generated files for nginx, in a folder instead of `/etc/nginx`. */
export const nginx: TrialServer = {
  name: 'nginx',
  install: 'apt-get install nginx',
  isInstalled: () => existsSync('/usr/sbin/nginx') && existsSync(MEDIA_TYPES),
  start({ dist, hosting, folder, port }) {
    // The workers run as another user, who has to be able to read the folder.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'snippets'));
    for (const file of ['site.conf', 'site-headers.conf']) {
      copyFileSync(join(hosting, 'nginx', file), join(folder, 'snippets', file));
    }
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(
      configuration,
      `daemon off;
pid "${folder}/nginx.pid";
error_log stderr warn;
events {}
http {
  include ${MEDIA_TYPES};
  access_log off;
  client_body_temp_path "${folder}";
  server {
    listen ${LOOPBACK}:${port};
    root "${dist}";
    include snippets/site.conf;
  }
}
`,
    );
    return spawnGuarded({
      command: ['/usr/sbin/nginx', '-e', 'stderr', '-p', folder, '-c', configuration],
      signal: 'TERM',
    });
  },
};
