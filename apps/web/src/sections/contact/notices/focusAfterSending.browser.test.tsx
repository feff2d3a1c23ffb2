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
import { scrollAtOnce } from '../../../testing/scrollAtOnce.ts';
import { stopClock } from '../../../testing/stopClock.ts';
import { SLOW_MS } from '../useContactForm.ts';

/** Safari does not focus a clicked button, but its nearest focusable ancestor. */
function pressAsInSafari(send: Element, around: HTMLElement) {
  around.tabIndex = -1;
  send.addEventListener('mousedown', (event) => {
    event.preventDefault();
    around.focus();
  });
}

test('the thanks take the focus even if a browser focuses an ancestor of the clicked button instead', async () => {
  stubNetwork(received);
  const { words, screen, fill, send } = await openContact();
  pressAsInSafari(send.element(), screen.container);
  await fill();
  await userEvent.click(send);
  await expect.element(screen.getByRole('heading', { name: words.success.inline })).toHaveFocus();
});

/** Sends a message, and has scrolled to `y` when the response comes. */
async function receiveAt(
  response: () => Response,
  y: (form: HTMLFormElement) => number,
  press = pressAsInSafari,
) {
  vi.spyOn(console, 'error').mockReturnValue();
  const { answer, give } = heldAnswer();
  stubNetwork(answer);
  const { words, screen, fill, send, outcome } = await openContact();
  press(send.element(), screen.container);
  scrollAtOnce();
  screen.container.style.paddingBlock = '3000px';
  await fill();
  await userEvent.click(send);
  await expect.element(screen.getByRole('button', { name: words.sending })).toBeVisible();
  const form = screen.container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  scrollTo({ top: y(form), behavior: 'instant' });
  give(response());
  return { words, outcome };
}

const failure = () => problem(403, { code: 'origin_not_allowed' });

async function failAt(y: (form: HTMLFormElement) => number, press = pressAsInSafari) {
  const { words, outcome } = await receiveAt(failure, y, press);
  await expect.element(outcome).toMatchTextContent(words.failure.inline);
  return outcome.element();
}

async function succeedAt(y: (form: HTMLFormElement) => number) {
  const { words, outcome } = await receiveAt(received, y);
  const thanks = outcome.getByRole('heading', { name: words.success.inline });
  await expect.element(thanks).toHaveFocus();
  return thanks.element();
}

/** All of the form but its last lines is in view. */
const aboveLastLines = (form: HTMLFormElement) =>
  scrollY + form.getBoundingClientRect().bottom - innerHeight - 200;

test.each([
  ['the button keeps the focus', () => undefined],
  ['a browser focuses an ancestor of the clicked button instead', pressAsInSafari],
])('the reason for a failure comes into view if %s', async (_, press) => {
  const notice = await failAt(aboveLastLines, press);
  const bottom = () => notice.firstElementChild?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(innerHeight);
});

test('a failure does not scroll back a visitor who has scrolled away', async () => {
  await failAt(() => 0);
  expect(scrollY).toBe(0);
});

/** A link elsewhere on the page. */
function linkElsewhere() {
  const link = document.createElement('a');
  link.href = '#top';
  document.body.prepend(link);
  onTestFinished(() => link.remove());
  return link;
}

test('a failure does not move the page for a visitor who is doing something else on it', async () => {
  const link = linkElsewhere();
  let place = 0;
  await failAt((form) => {
    link.focus({ preventScroll: true });
    return (place = Math.floor(aboveLastLines(form)));
  });
  expect(scrollY).toBe(place);
});

test('the thanks take the focus from nothing else that a visitor is doing on the page', async () => {
  const link = linkElsewhere();
  const { words, outcome } = await receiveAt(received, (form) => {
    link.focus({ preventScroll: true });
    return aboveLastLines(form);
  });
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(document.activeElement).toBe(link);
});

test('the thanks come into view if the form is in view, even if only by one line', async () => {
  const thanks = await succeedAt((form) => scrollY + form.getBoundingClientRect().bottom - 20);
  await expect.poll(() => thanks.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('the thanks take the focus and do not scroll back a visitor who has scrolled away', async () => {
  await succeedAt(() => 0);
  expect(scrollY).toBe(0);
});

/** Sends a message, and goes on to the link to the privacy page before the answer comes. */
async function goOnToPrivacy() {
  vi.spyOn(console, 'error').mockReturnValue();
  const { answer, give } = heldAnswer();
  stubNetwork(answer);
  const { words, screen, fill, send } = await openContact();
  await fill();
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  const link = screen.getByRole('link', { name: words.privacy.more });
  link.element().focus();
  await expect.element(link).toHaveFocus();
  return { words, screen, send, clock, give };
}

test('the button takes the focus when the note of a slow message covers the link that had it', async () => {
  const { words, screen, clock } = await goOnToPrivacy();
  clock.tick(SLOW_MS);
  await expect.element(screen.getByText(words.slow)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.sending })).toHaveFocus();
});

test('the button takes the focus when the reason for a failure covers the link that had it', async () => {
  const { words, screen, send, give } = await goOnToPrivacy();
  give(failure());
  await expect.element(screen.getByText(words.failure.inline)).toBeVisible();
  await expect.element(send).toHaveFocus();
});

test('the button takes the focus when the network is back and the link that had it goes', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { words, outcome, fill, send } = await openContact();
  await fill();
  await userEvent.click(send);
  outcome.getByRole('link', { name: organization.phone.display.value }).element().focus();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(outcome).toHaveTextContent(words.offline.back);
  await expect.element(send).toHaveFocus();
});

test('the button takes the focus when a wait is over and the link that had it goes', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stubNetwork(() => problem(429, { retry_after: 60 }));
  const { outcome, fill, send, words } = await openContact();
  await fill();
  const clock = stopClock('Date', 'setInterval', 'clearInterval');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  outcome.getByRole('link', { name: organization.phone.display.value }).element().focus();
  clock.tick(61_000);
  await expect.element(outcome).toHaveTextContent(words.rateLimited.over);
  await expect.element(send).toHaveFocus();
});
