import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startFunction } from '@wnc/local-stack/startFunction';
import { startGateway } from '@wnc/local-stack/startGateway';

const SOURCE = `import postgres from 'npm:postgres@3.4.9';
const sql = postgres(Deno.env.get('SUPABASE_DB_URL'), { max: 5 });
Deno.serve(async (request) => {
  const { name, email, message, type } = await request.json();
  await sql\`insert into public.bare values
    (\${crypto.randomUUID()}, \${name}, \${email}, \${message}, \${type})\`;
  return Response.json({ ok: true }, { status: 202 });
});
`;

/** The minimal endpoint to compare with: a function that inserts one row into `public.bare`. */
export async function startInsertingFunction(directory: string, databaseUrl: string) {
  const folder = join(directory, 'inserting');
  await mkdir(folder);
  await writeFile(join(folder, 'index.ts'), SOURCE);
  await writeFile(join(folder, 'deno.json'), '{ "lock": false, "nodeModulesDir": "none" }\n');
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
