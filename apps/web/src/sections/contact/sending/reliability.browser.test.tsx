import { organization } from '@wnc/content/site';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import {
  heldAnswer,
  openContact,
  problem,
  received,
  stubNetwork,
} from '../../../testing/openContact.tsx';
import { say } from '../../../testing/say.ts';
import { stopClock } from '../../../testing/stopClock.ts';
import { SLOW_MS } from '../useContactForm.ts';

const quiet = () => vi.spyOn(console, 'error').mockReturnValue();
const brokenConnection = () => Promise.reject(new TypeError('Failed to fetch'));

test.each(['en', 'es'] as const)(
  'in %s O03: offline nothing is sent, the text stays, and the visitor reads when the connection is back',
  async (language) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const bodies = stubNetwork(received);
    const { words, name, fill, send, outcome, toast } = await openContact(language);
    await fill();
    await userEvent.click(send);
    await expect.element(outcome).toMatchTextContent(words.offline.title);
    await expect.element(outcome).toMatchTextContent(words.offline.text);
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Ana Ejemplo');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.element(outcome).toHaveTextContent(words.offline.back);
    expect(bodies).toHaveLength(0);
    await userEvent.click(send);
    await expect.element(outcome).toMatchTextContent(words.success.inline);
    expect(bodies).toHaveLength(1);
  },
);

/** The form after a first click, which has told the visitor that they are offline. */
async function openOffline(answer: () => Response | Promise<Response>) {
  quiet();
  const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bodies = stubNetwork(answer);
  const contact = await openContact();
  await contact.fill();
  await userEvent.click(contact.send);
  await expect.element(contact.outcome).toMatchTextContent(contact.words.offline.title);
  return { ...contact, connected, bodies };
}

test('a visitor whose browser wrongly believes it is offline can still send, with a second click', async () => {
  const { words, send, outcome, bodies } = await openOffline(received);
  expect(bodies).toHaveLength(0);
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(bodies).toHaveLength(1);
});

test('a visitor who is offline and sends again reads again that they are, and when the connection is back', async () => {
  const { words, send, outcome, toast, connected, bodies } = await openOffline(brokenConnection);
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  await clock.tickAsync(6000);
  await expect.element(outcome).toMatchTextContent(words.offline.title);
  await expect.element(toast).not.toBeInTheDocument();
  expect(bodies).toHaveLength(3);
  connected.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(outcome).toHaveTextContent(words.offline.back);
});

test('a visitor who is back online while they send again, and gets no answer, reads that the message may have arrived', async () => {
  const { words, send, outcome, connected } = await openOffline(brokenConnection);
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  connected.mockReturnValue(true);
  await clock.tickAsync(6000);
  await expect.element(outcome).toMatchTextContent(words.unknown.title);
});

test('a visitor who loses the connection again does not go on reading that it is back', async () => {
  const { words, outcome, connected } = await openOffline(received);
  connected.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(outcome).toHaveTextContent(words.offline.back);
  connected.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(outcome).toMatchTextContent(words.offline.title);
});

test.each(['en', 'es'] as const)(
  'in %s O04, O05: without any answer the visitor reads that nobody knows whether it arrived',
  async (language) => {
    quiet();
    const bodies = stubNetwork(brokenConnection);
    const { words, fill, send, outcome, name, toast } = await openContact(language);
    await fill();
    const clock = stopClock('setTimeout', 'clearTimeout');
    onTestFinished(() => clock.uninstall());
    await userEvent.click(send);
    await clock.tickAsync(6000);
    await expect.element(outcome).toMatchTextContent(words.unknown.title);
    await expect.element(outcome).toMatchTextContent(words.unknown.text);
    const advice = say(language)(($) => $.contact.unknown.alternative);
    await expect.element(outcome).toMatchTextContent(advice);
    await expect
      .element(outcome.getByRole('link', { name: organization.phone.display.value }))
      .toBeVisible();
    await expect.element(name).toHaveValue('Ana Ejemplo');
    // It would say that the message was not sent.
    await expect.element(toast).not.toBeInTheDocument();
    expect(new Set(bodies.map(({ id }) => id))).toHaveLength(1);
    expect(bodies).toHaveLength(3);
  },
);

test.each(['en', 'es'] as const)(
  'in %s a visitor whose message takes long can see, without scrolling, that the page is still trying, and the form keeps its height',
  async (language) => {
    const { answer, give } = heldAnswer();
    stubNetwork(answer);
    const { words, fill, send, outcome } = await openContact(language);
    await fill();
    const clock = stopClock('setTimeout', 'clearTimeout');
    onTestFinished(() => clock.uninstall());
    await userEvent.click(send);
    const form = document.querySelector('form') as HTMLElement;
    const height = form.offsetHeight;
    const belowWindow = form.getBoundingClientRect().bottom - innerHeight;
    scrollBy({ top: belowWindow - 300, behavior: 'instant' });
    clock.tick(SLOW_MS - 1);
    await expect.element(outcome).toHaveTextContent(words.sending);
    clock.tick(1);
    const note = outcome.getByText(words.slow);
    await expect.element(note).toBeVisible();
    const bottom = () => note.element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBeLessThanOrEqual(innerHeight);
    expect(form.offsetHeight).toBe(height);
    give();
    await expect.element(outcome).toMatchTextContent(words.success.inline);
    clock.tick(SLOW_MS);
    await expect.element(outcome).toMatchTextContent(words.success.inline);
  },
);

test('after a failure the same words go with the same id, other words with a new one', async () => {
  quiet();
  const bodies = stubNetwork(() => problem(403, {}));
  const { name, fill, send, toast } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(toast).toBeVisible();
  await userEvent.click(send);
  await userEvent.fill(name, 'Ana P.');
  await userEvent.click(send);
  await expect.poll(() => bodies).toHaveLength(3);
  const [first, second, third] = bodies.map(({ id }) => id);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('O13: with storage blocked, the form still works', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const bodies = stubNetwork(received);
  const { fill, send, outcome, words } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(bodies).toHaveLength(1);
});

test('O22: a filled honeypot is sent along and the visitor notices nothing', async () => {
  const bodies = stubNetwork(received);
  const { fill, send, outcome, words } = await openContact();
  await fill();
  const honeypot = document.querySelector<HTMLInputElement>('[name=website]');
  if (honeypot) honeypot.value = 'https://example.org';
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(bodies[0]).toMatchObject({ website: 'https://example.org' });
});

test('O23: the time it took does not depend on the clock of the computer', async () => {
  const bodies = stubNetwork(received);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const { fill, send } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]?.['elapsed']).toBeGreaterThan(0);
  expect(bodies[0]?.['elapsed']).toBeLessThanOrEqual(performance.now());
});
