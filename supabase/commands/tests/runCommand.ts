import { fileURLToPath } from 'node:url';

import type { TestEndpoint } from '../../functions/send-contact-email/testing/testEndpoint.ts';

export const text = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Runs a command for staff on an endpoint's database. */
export async function run(
  endpoint: TestEndpoint,
  command: string,
  args: string[] = [],
  env: Record<string, string> = {},
) {
  const { code, stdout, stderr } = await new Deno.Command('node', {
    args: [fileURLToPath(new URL(`../${command}.ts`, import.meta.url)), ...args],
    env: { SUPABASE_DB_URL: endpoint.database.url, ...env },
  }).output();
  return { code, out: text(stdout), err: text(stderr) };
}

/** The lines of doctor's output that match. */
export const found = async (
  endpoint: TestEndpoint,
  words: RegExp,
  env: Record<string, string> = {},
): Promise<string[]> =>
  (await run(endpoint, 'doctor', [], env)).out.split('\n').filter((line) => words.test(line));
