import { beforeEach, expect, test, vi } from 'vitest';

import { type Ports, startOnPorts } from './startOnPorts.ts';

/** Simulated: this machine's real ports may be taken by a stack that starts in the meantime. */
const taken = new Set<number>();
vi.mock('./freePort.ts', () => ({
  freePort: (preferred: number) =>
    Promise.resolve(taken.has(preferred) ? 20_000 + taken.size : preferred),
}));
beforeEach(() => taken.clear());

const quiet = () => undefined;

test('when another program takes a port in the meantime, everything starts on other ones', async () => {
  const tried: Ports[] = [];
  const said: string[] = [];
  const started = await startOnPorts(
    (ports) => {
      tried.push(ports);
      if (tried.length > 1) return Promise.resolve('started');
      taken.add(ports.mail);
      return Promise.reject(new Error('address in use'));
    },
    (sentence) => said.push(sentence),
  );
  const [first, second] = tried;
  expect([started, tried.length]).toEqual(['started', 2]);
  expect(second?.mail).not.toBe(first?.mail);
  expect(said.join('\n')).toContain(`Another program took port ${first?.mail}`);
});

test('a part whose port is taken moves to another one, and says so; the others keep theirs', async () => {
  taken.add(5173);
  const said: string[] = [];
  const started = await startOnPorts(
    (ports) => Promise.resolve(ports),
    (sentence) => said.push(sentence),
  );
  expect(started).toEqual({ site: 20_001, functions: 54_321, database: 54_322, mail: 54_324 });
  expect(said).toEqual(['Port 5173 is in use on this machine: site moves to 20001.']);
});

test('a start that fails although its ports are free is not tried again', async () => {
  let calls = 0;
  const start = () => {
    calls += 1;
    return Promise.reject(new Error('no disk'));
  };
  await expect(startOnPorts(start, quiet)).rejects.toThrow('no disk');
  expect(calls).toBe(1);
});

test('the attempts end if a program takes a port every time', async () => {
  let calls = 0;
  const start = (ports: Ports) => {
    calls += 1;
    taken.add(ports.site);
    return Promise.reject(new Error('address in use'));
  };
  await expect(startOnPorts(start, quiet)).rejects.toThrow('address in use');
  expect(calls).toBe(5);
});
