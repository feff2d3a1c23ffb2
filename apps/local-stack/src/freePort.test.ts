import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { freePort } from './freePort.ts';
import { closeServer, listen } from './listen.ts';

test('a port is never one that the system could assign to a program that asks for any', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  for (const port of ports) expect(port).toBeLessThan(32_768);
  expect(new Set(ports).size).toBeGreaterThan(1);
});

test('a preferred port is taken if it is free, and avoided if it is in use', async () => {
  const wanted = await freePort();
  expect(await freePort(wanted)).toBe(wanted);
  const server = createServer();
  await listen(server, wanted);
  onTestFinished(() => closeServer(server));
  expect(await freePort(wanted)).not.toBe(wanted);
});
