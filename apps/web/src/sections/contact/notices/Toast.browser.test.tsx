import { accessibilityWords } from '@wnc/content/accessibility';
import type { Language } from '@wnc/content/languages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { frames } from '../../../testing/frames.ts';
import { openContact, problem, received, stubNetwork } from '../../../testing/openContact.tsx';
import { scrollAtOnce } from '../../../testing/scrollAtOnce.ts';
import { stopClock } from '../../../testing/stopClock.ts';

/** The form, filled in and sent, with its notice on screen and the clock stopped. */
async function openNotice(language: Language = 'en') {
  const contact = await openContact(language);
  await contact.fill();
  const clock = stopClock('setTimeout', 'clearTimeout', 'performance');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(contact.send);
  await expect.element(contact.toast).toBeVisible();
  // On a narrow screen the notice covers the clicked button: a pointer there would keep it open.
  await userEvent.hover(contact.screen.getByRole('heading', { name: contact.words.title }));
  /** Resolves once React has rendered what timers changed in this time. */
  const pass = async (ms: number) => {
    await clock.tickAsync(ms);
    await frames(2);
  };
  return { ...contact, pass };
}

test('the success notice disappears by itself after 8 s', async () => {
  stubNetwork(received);
  const { toast, pass } = await openNotice();
  await pass(7000);
  await expect.element(toast).toBeVisible();
  await pass(1500);
  await expect.element(toast).not.toBeInTheDocument();
});

test('the notice stays while the pointer is over it or the focus is in it', async () => {
  stubNetwork(received);
  const { toast, outcome, pass } = await openNotice();
  await pass(5000);
  await userEvent.hover(toast);
  await pass(60_000);
  await expect.element(toast).toBeVisible();
  toast.getByRole('button').element().focus();
  await userEvent.hover(outcome.getByRole('heading'));
  await pass(60_000);
  await expect.element(toast).toBeVisible();
  toast.getByRole('button').element().blur();
  await pass(2000);
  await expect.element(toast).toBeVisible();
  await pass(1500);
  await expect.element(toast).not.toBeInTheDocument();
});

test('a notice that was touched stays, and Escape closes it', async () => {
  stubNetwork(received);
  const { toast, outcome, pass } = await openNotice();
  const finger = { bubbles: true, pointerType: 'touch', relatedTarget: document.body };
  toast.element().dispatchEvent(new PointerEvent('pointerover', finger));
  toast.element().dispatchEvent(new PointerEvent('pointerout', finger));
  await pass(60_000);
  await expect.element(toast).toBeVisible();
  await expect.element(outcome.getByRole('heading')).toHaveFocus();
  toast.getByRole('button').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(outcome.getByRole('heading')).toHaveFocus();
});

test.each(['en', 'es'] as const)(
  'in %s the failure notice stays until it is closed, and the focus goes back',
  async (language) => {
    vi.spyOn(console, 'error').mockReturnValue();
    stubNetwork(() => problem(403, {}));
    const { screen, send, toast, pass } = await openNotice(language);
    await pass(600_000);
    await expect.element(toast).toBeVisible();
    const close = toast.getByRole('button', { name: accessibilityWords.dismissNotice[language] });
    await expect.element(send).toHaveFocus();
    close.element().focus();
    // As when the visitor comes back from another window.
    close.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    scrollAtOnce();
    screen.container.style.paddingBottom = '3000px';
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const place = scrollY;
    await userEvent.keyboard('{Enter}');
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(send).toHaveFocus();
    expect(scrollY).toBe(place);
  },
);

test('a failure notice stays even if it comes while a success notice is still there', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [received(), problem(403, {})];
  stubNetwork(() => answers.shift() ?? received());
  const { words, outcome, toast, fill, send, pass } = await openNotice();
  await userEvent.click(outcome.getByRole('button', { name: words.success.another }));
  await fill();
  await userEvent.click(send);
  await expect.element(toast).toMatchTextContent(words.failure.toastTitle);
  await pass(60_000);
  await expect.element(toast).toBeVisible();
});

test('a new attempt removes the old notice', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [problem(403, {}), received()];
  stubNetwork(() => answers.shift() ?? received());
  const { fill, send, toast, words } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(toast).toMatchTextContent(words.failure.toastTitle);
  await userEvent.click(send);
  await expect.element(toast).toMatchTextContent(words.success.toastTitle);
});

test('when a wait is over, the failure notice goes, and the focus that was in it goes back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stubNetwork(() => problem(429, { code: 'rate_limited', retry_after: 50 }));
  const { fill, send, outcome, toast, words } = await openContact();
  await fill();
  const clock = stopClock('setInterval', 'clearInterval', 'Date');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  toast.getByRole('button').element().focus();
  await clock.tickAsync(51_000);
  await expect.element(outcome).toHaveTextContent(words.rateLimited.over);
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(send).toHaveFocus();
});
