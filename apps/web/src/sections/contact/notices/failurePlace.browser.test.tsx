import { contactLimits } from '@wnc/validation/contact';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { openContact, problem, stubNetwork } from '../../../testing/openContact.tsx';
import { stopClock } from '../../../testing/stopClock.ts';

/** Sends a message that is refused, and finds the link to the privacy page. */
async function refused(answer: () => Response | Promise<Response>) {
  vi.spyOn(console, 'error').mockReturnValue();
  stubNetwork(answer);
  const opened = await openContact();
  const form = document.forms[0] as HTMLFormElement;
  const { height } = form.getBoundingClientRect();
  await opened.fill();
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(opened.send);
  // Longer than all tries take.
  await clock.tickAsync(6000);
  const { words, screen } = opened;
  return { ...opened, form, height, more: screen.getByRole('link', { name: words.privacy.more }) };
}

test('after a failure it still says when messages are deleted, below the notice', async () => {
  const { words, outcome, more, form, height } = await refused(() => problem(403, {}));
  await expect.element(outcome).toMatchTextContent(words.failure.inline);
  const days = String(contactLimits.retentionDays);
  await expect
    .element(more)
    .toHaveProperty('parentElement.textContent', expect.stringContaining(days));
  await expect.element(outcome).not.toMatchTextContent(words.privacy.more);
  expect(form.getBoundingClientRect().height).toBe(height);
});

test.each([
  ['a wait', () => problem(429, { code: 'rate_limited', retry_after: 80 }), 'rateLimited'],
  [
    'the doubt whether it arrived',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'unknown',
  ],
] as const)(
  '%s, which is longer to read, has the place of the note to itself, and nothing moves',
  async (_, answer, reason) => {
    const { words, outcome, more, form, height } = await refused(answer);
    await expect.element(outcome).toMatchTextContent(words[reason].title);
    await expect.element(more).not.toBeInTheDocument();
    expect(form.getBoundingClientRect().height).toBe(height);
  },
);
