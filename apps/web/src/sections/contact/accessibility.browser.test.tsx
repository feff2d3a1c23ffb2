import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { openContact, problem, received, stubNetwork } from '../../testing/openContact.tsx';

const findings = async () => {
  document.documentElement.lang = 'en';
  const { violations } = await axe.run('section', { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test('axe finds nothing in the form as it opens', async () => {
  await openContact();
  expect(await findings()).toEqual([]);
});

test('axe finds nothing in a form with mistakes', async () => {
  const { send, name } = await openContact();
  await userEvent.click(send);
  await expect.element(name).toHaveFocus();
  expect(await findings()).toEqual([]);
});

test.each([
  ['success', received],
  ['a failure', () => problem(403, {})],
  ['a wait', () => problem(429, { retry_after: 60 })],
])('axe finds nothing after %s', async (_name, answer) => {
  vi.spyOn(console, 'error').mockReturnValue();
  stubNetwork(answer);
  const { fill, send, toast } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(toast).toBeVisible();
  expect(await findings()).toEqual([]);
});
