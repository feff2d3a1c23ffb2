import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { freePort } from './freePort.ts';
import { closeServer, listen } from './listen.ts';
import { startGateway } from './startGateway.ts';

async function echo(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.concat(await incoming.toArray()).toString();
  outgoing.setHeader('X-Own', 'yes');
  outgoing.writeHead(202).end(JSON.stringify({ ...incoming.headers, body, url: incoming.url }));
}

/** A gateway in front of a function that answers like this, by default with what it received. */
async function gatewayBefore(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown = echo,
): Promise<string> {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const port = await freePort();
  await listen(server, port);
  const gateway = await startGateway({ functions: { echo: `http://127.0.0.1:${port}` } });
  onTestFinished(async () => {
    await gateway.stop();
    await closeServer(server);
  });
  return gateway.url;
}

test('a function sees its own name as the path; the query, the body and its own headers go through', async () => {
  const url = await gatewayBefore();
  const response = await fetch(`${url}/functions/v1/echo/x?y=1`, { method: 'POST', body: 'hello' });
  expect(response.status).toBe(202);
  expect(response.headers.get('x-own')).toBe('yes');
  expect(await response.json()).toMatchObject({ url: '/echo/x?y=1', body: 'hello' });
});

test('the gateway adds no CORS header, so that only those of the function count', async () => {
  const url = await gatewayBefore();
  const response = await fetch(`${url}/functions/v1/echo`, {
    headers: { Origin: 'http://a.example' },
  });
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
});

test('the address of the visitor comes from the connection unless a test states another', async () => {
  const url = await gatewayBefore();
  const plain = await fetch(`${url}/echo`, { headers: { 'x-forwarded-for': '198.51.100.9' } });
  const stated = await fetch(`${url}/echo`, { headers: { 'cf-connecting-ip': '203.0.113.5' } });
  expect(await plain.json()).toMatchObject({
    'cf-connecting-ip': '127.0.0.1',
    'x-forwarded-for': '198.51.100.9, 127.0.0.1',
  });
  expect(await stated.json()).toMatchObject({ 'cf-connecting-ip': '203.0.113.5' });
});

test('a function that does not exist answers 404, one that is not running 503', async () => {
  const gateway = await startGateway({
    functions: { dead: `http://127.0.0.1:${await freePort()}` },
  });
  onTestFinished(gateway.stop);
  const missing = await fetch(`${gateway.url}/functions/v1/other`);
  const inherited = await fetch(`${gateway.url}/functions/v1/constructor`);
  const dead = await fetch(`${gateway.url}/functions/v1/dead`, { method: 'POST', body: 'x' });
  expect([missing.status, inherited.status, dead.status]).toEqual([404, 404, 503]);
});

test('nobody waits for the rest of an answer after the function has ended in the middle of it', async () => {
  const url = await gatewayBefore((_, outgoing) => {
    outgoing.writeHead(202, { 'Content-Length': '100' });
    outgoing.write('half', () => outgoing.destroy());
  });
  const response = await fetch(`${url}/echo`);
  await expect(response.text()).rejects.toThrow('terminated');
});
