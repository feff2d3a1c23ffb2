import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { freePort } from '@wnc/local-stack/freePort';

import { askServer } from './askServer.ts';
import { runServer, trialServers } from './runServer.ts';
import type { TrialServer } from './trialServer.ts';

/** Serves the build with nginx and Caddy, with the files generated for them, and asks both. */
const web = resolve(import.meta.dirname, '../..');
const [dist, hosting] = [resolve(web, 'dist'), resolve(web, '.hosting')];

if (existsSync(resolve(dist, '_headers')) && existsSync(hosting)) {
  await Promise.all(Object.values(trialServers).map(tryServer));
} else {
  console.error('There is no build to serve: run "npm run build" first.');
  process.exitCode = 1;
}

async function tryServer(server: TrialServer) {
  const { name, install } = server;
  if (!server.isInstalled()) {
    console.log(`${name}: not tried, it is not installed here (${install}).`);
    return;
  }
  const { url, stop } = await runServer(server, { dist, hosting, port: await freePort() });
  const faults = await askServer(url, dist).finally(stop);
  for (const fault of faults) console.error(`${name}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${name}: every page, header and status is as it should be.`);
}
