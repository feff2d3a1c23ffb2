import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startFunction } from '@wnc/local-stack/startFunction';
import { startGateway } from '@wnc/local-stack/startGateway';

const SOURCE = `import postgres from 'postgres';
const sql = postgres(Deno.env.get('SUPABASE_DB_URL'), { max: 5 });
Deno.serve(async (request) => {
  const { name, email, message, type } = await request.json();
  await sql\`insert into public.bare values
    (\${crypto.randomUUID()}, \${name}, \${email}, \${message}, \${type})\`;
  return Response.json({ ok: true }, { status: 202 });
});
`;

const ENDPOINT_SETTINGS = join(
  import.meta.dirname,
  '../../../supabase/functions/send-contact-email/deno.json',
);

/** The minimal endpoint to compare with: a function that inserts one row into `public.bare`. */
export async function startInsertingFunction(directory: string, databaseUrl: string) {
  const folder = join(directory, 'inserting');
  await mkdir(folder);
  await writeFile(join(folder, 'index.ts'), SOURCE);
  // With the endpoint's version of the driver.
  const { imports } = JSON.parse(await readFile(ENDPOINT_SETTINGS, 'utf8'));
  const settings = { lock: false, nodeModulesDir: 'none', imports: { postgres: imports.postgres } };
  await writeFile(join(folder, 'deno.json'), JSON.stringify(settings));
  const running = await startFunction({
    directory: folder,
    env: { SUPABASE_DB_URL: databaseUrl },
  });
  const gateway = await startGateway({ functions: { inserting: running.url } });
  return {
    url: `${gateway.url}/functions/v1/inserting`,
    stop: async () => {
      await gateway.stop();
      await running.stop();
    },
  };
}
