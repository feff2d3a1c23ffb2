import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@wnc/local-stack/freePort';
import { startStack } from '@wnc/local-stack/startStack';

import { serveBuild } from '../hosting/trial/serveBuild.ts';

/** Serves the production build as its host will, and starts the stack that it was built for. */
export default async function startSite() {
  const site = new URL(required('SITE_URL'));
  const functions = new URL(required('VITE_SUPABASE_URL'));
  const directory = await mkdtemp(join(tmpdir(), 'journey-'));
  const ports = {
    functions: Number(functions.port),
    database: await freePort(),
    mail: await freePort(),
  };
  const stack = await startStack({ directory, temporary: true, site: site.origin, ports });
  const server = await serveBuild(Number(site.port));
  process.env['JOURNEY_DATABASE'] = stack.databaseUrl;
  process.env['JOURNEY_MAIL'] = stack.mailApi;
  return async () => {
    await server.stop();
    await stack.stop();
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} as it was when the site was built; "npm test" does.`);
  return value;
}
