import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { openContact, problem, received, stubNetwork } from '../../testing/openContact.tsx';
import { scrollAtOnce } from '../../testing/scrollAtOnce.ts';

/** Safari does not focus a clicked button, but its nearest focusable ancestor. */
function pressAsInSafari(send: Element, around: HTMLElement) {
  around.tabIndex = -1;
  send.addEventListener('mousedown', (event) => {
    event.preventDefault();
    around.focus();
  });
}

test('the thanks take the focus where a browser focuses an ancestor of the clicked button instead', async () => {
  stubNetwork(received);
  const { words, screen, fill, send } = await openContact();
  pressAsInSafari(send.element(), screen.container);
  await fill();
  await userEvent.click(send);
  await expect.element(screen.getByRole('heading', { name: words.success.inline })).toHaveFocus();
});

/** Sends a message, and has scrolled to `y` when the response comes. */
async function receiveAt(response: () => Response, y: (form: HTMLFormElement) => number) {
  vi.spyOn(console, 'error').mockReturnValue();
  const network = new EventTarget();
  stubNetwork(
    () =>
      new Promise((answer) => {
        network.addEventListener('answer', () => answer(response()));
      }),
  );
  const { words, screen, fill, send, outcome } = await openContact();
  pressAsInSafari(send.element(), screen.container);
  scrollAtOnce();
  screen.container.style.paddingBlock = '3000px';
  await fill();
  await userEvent.click(send);
  await expect.element(screen.getByRole('button', { name: words.sending })).toBeVisible();
  const form = screen.container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  scrollTo({ top: y(form), behavior: 'instant' });
  network.dispatchEvent(new Event('answer'));
  return { words, outcome };
}

const failure = () => problem(403, { code: 'origin_not_allowed' });

async function failAt(y: (form: HTMLFormElement) => number) {
  const { words, outcome } = await receiveAt(failure, y);
  await expect.element(outcome).toMatchTextContent(words.failure.inline);
  return outcome.element();
}

async function succeedAt(y: (form: HTMLFormElement) => number) {
  const { words, outcome } = await receiveAt(received, y);
  const thanks = outcome.getByRole('heading', { name: words.success.inline });
  await expect.element(thanks).toHaveFocus();
  return thanks.element();
}

test('in such a browser, too, the reason for a failure comes into view', async () => {
  // All of the form but its last lines is in view.
  const notice = await failAt(
    (form) => scrollY + form.getBoundingClientRect().bottom - innerHeight - 200,
  );
  const bottom = () => notice.firstElementChild?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(innerHeight);
});

test('a failure does not scroll back a visitor who has scrolled away', async () => {
  await failAt(() => 0);
  expect(scrollY).toBe(0);
});

test('the thanks come into view where the form is, if only with one line', async () => {
  const thanks = await succeedAt((form) => scrollY + form.getBoundingClientRect().bottom - 20);
  await expect.poll(() => thanks.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('the thanks take the focus and do not scroll back a visitor who has scrolled away', async () => {
  await succeedAt(() => 0);
  expect(scrollY).toBe(0);
});
