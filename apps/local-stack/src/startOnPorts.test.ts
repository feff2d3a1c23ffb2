import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { closeServer, listen } from './listen.ts';
import { type Ports, startOnPorts } from './startOnPorts.ts';

const quiet = () => undefined;

test('a port that another program takes in between makes everything start on other ones', async () => {
  const tried: Ports[] = [];
  const said: string[] = [];
  const started = await startOnPorts(
    async (ports) => {
      tried.push(ports);
      if (tried.length > 1) return 'started';
      const stranger = createServer();
      await listen(stranger, ports.mail);
      onTestFinished(() => closeServer(stranger));
      throw new Error('address in use');
    },
    (sentence) => said.push(sentence),
  );
  const [first, second] = tried;
  expect([started, tried.length]).toEqual(['started', 2]);
  expect(second?.mail).not.toBe(first?.mail);
  expect(said.join('\n')).toContain(`Another program took port ${first?.mail}`);
});

test('what fails with its ports free is not tried again', async () => {
  let calls = 0;
  const start = () => {
    calls += 1;
    return Promise.reject(new Error('no disk'));
  };
  await expect(startOnPorts(start, quiet)).rejects.toThrow('no disk');
  expect(calls).toBe(1);
});

test('a program that takes a port each time ends the attempts', async () => {
  let calls = 0;
  const start = async (ports: Ports) => {
    calls += 1;
    const stranger = createServer();
    await listen(stranger, ports.site);
    onTestFinished(() => closeServer(stranger));
    throw new Error('address in use');
  };
  await expect(startOnPorts(start, quiet)).rejects.toThrow('address in use');
  expect(calls).toBe(5);
});
