import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { closeServer, listen } from '@wnc/local-stack/listen';

/** What a deployment sends: its settings, and the files by their path in the repository. */
export type Upload = { metadata: Record<string, unknown>; files: Map<string, string> };

export type FakeManagementApi = {
  url: string;
  /** The last deployment that arrived. */
  upload: () => Upload | undefined;
  stop: () => Promise<void>;
};

const DEPLOYED = {
  id: '00000000-0000-4000-8000-000000000000',
  slug: 'send-contact-email',
  name: 'send-contact-email',
  version: 1,
  status: 'ACTIVE',
  created_at: 1,
  updated_at: 1,
  verify_jwt: false,
};

/** Stands in for Supabase's management API and keeps what a deployment uploads. */
export async function startFakeManagementApi(): Promise<FakeManagementApi> {
  let upload: Upload | undefined;
  const server = createServer(async (request, response) => {
    const isDeployment = request.method === 'POST' && request.url?.includes('/functions/deploy');
    if (isDeployment) upload = await readUpload(request, request.headers['content-type'] ?? '');
    response.writeHead(isDeployment ? 201 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isDeployment ? DEPLOYED : { message: 'Not found' }));
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    upload: () => upload,
    stop: () => closeServer(server),
  };
}

async function readUpload(body: NodeJS.ReadableStream, contentType: string): Promise<Upload> {
  const bytes = new Uint8Array(await buffer(body));
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  const parts = form.getAll('file').filter((part) => part instanceof File);
  const files = await Promise.all(
    parts.map(async (part): Promise<[string, string]> => [part.name, await part.text()]),
  );
  const metadata = form.get('metadata');
  if (typeof metadata !== 'string') throw new Error('The deployment came without its settings.');
  return { metadata: JSON.parse(metadata) as Record<string, unknown>, files: new Map(files) };
}
