import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runSupabase } from '../supabaseCli.ts';
import { startFakeManagementApi } from './fakeManagementApi.ts';

/** Any string in the right format: nothing leaves this machine. */
const ACCESS_TOKEN = `sbp_${'0'.repeat(40)}`;
const PROJECT = 'a'.repeat(20);

/**
 * Deploys the function with Supabase's CLI to a stand-in for its management API, and returns the
 * upload, if there was one. The CLI first reads `config.toml` and refuses an invalid one; it keeps
 * its own files in `folder`.
 */
export async function deployFunction(folder: string) {
  const api = await startFakeManagementApi();
  const profile = join(folder, 'profile.yaml');
  const addresses = `api_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: 127.0.0.1\n`;
  writeFileSync(profile, `name: fake\n${addresses}`);
  const args = `functions deploy send-contact-email --use-api --remote=${PROJECT} --profile`;
  try {
    const { code, output } = await runSupabase([...args.split(' '), profile], {
      SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
      SUPABASE_HOME: folder,
    });
    return { upload: code === 0 ? api.upload() : undefined, output };
  } finally {
    await api.stop();
  }
}
