import { networkInterfaces } from 'node:os';

import { expect, onTestFinished, test } from 'vitest';

import { startMailInbox } from './startMailInbox.ts';

/** An address of this machine other than the loopback: the one a container connects to. */
const otherAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

const reach = async (forContainers: boolean) => {
  const inbox = await startMailInbox({ forContainers });
  onTestFinished(inbox.stop);
  const address = inbox.inbox.replace('127.0.0.1', otherAddress());
  return fetch(address).then(
    ({ status }) => status,
    () => 'refused',
  );
};

test('a container reaches the inbox that was started for it', async () => {
  expect(await reach(true)).toBe(200);
});

test('otherwise, only this machine reaches the inbox', async () => {
  expect(await reach(false)).toBe('refused');
});
