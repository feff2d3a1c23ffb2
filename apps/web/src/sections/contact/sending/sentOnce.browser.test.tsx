import { contactTypes } from '@wnc/validation/contact';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { frames } from '../../../testing/frames.ts';
import {
  heldAnswer,
  openContact,
  problem,
  received,
  stubNetwork,
  wordsOf,
} from '../../../testing/openContact.tsx';
import { prepareForm } from '../draft/prepareForm.ts';
import { readDraft } from '../draft/storedDraft.ts';

test.each([
  ['a double click', (button: Locator) => userEvent.dblClick(button)],
  [
    'Enter and a click',
    async (button: Locator) => {
      await userEvent.keyboard('{Enter}');
      button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
  ],
  [
    'two submits in one moment',
    () => {
      document.querySelector('form')?.requestSubmit();
      document.querySelector('form')?.requestSubmit();
    },
  ],
])('O15: %s makes one call', async (_name, press) => {
  const { answer, give } = heldAnswer();
  const bodies = stubNetwork(answer);
  const { screen, fill, outcome, words, email } = await openContact();
  await fill();
  await userEvent.click(email);
  await press(screen.getByRole('button'));
  await expect.element(outcome).toHaveTextContent(words.sending);
  give();
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(bodies).toHaveLength(1);
});

test('O16: a language switch while it is being sent makes no second call, and the answer is in the new language', async () => {
  const { answer, give } = heldAnswer();
  const bodies = stubNetwork(answer);
  const { fill, send, outcome, switchLanguage } = await openContact('en');
  await fill();
  await userEvent.click(send);
  await switchLanguage();
  await expect.element(outcome).toHaveTextContent(wordsOf('es').sending);
  give();
  await expect.element(outcome).toMatchTextContent(wordsOf('es').success.inline);
  expect(bodies).toHaveLength(1);
});

test('O24: a sent form that the browser brings back is empty and the next message has a new id', async () => {
  const bodies = stubNetwork(received);
  const { fill, send, outcome, words, name } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(outcome).toBeEmptyDOMElement();
  await expect.element(name).toBeVisible();
  await expect.element(name).toHaveValue('');
  await fill();
  await userEvent.click(send);
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies[1]?.['id']).not.toBe(bodies[0]?.['id']);
});

test.each(contactTypes)(
  'a visitor who has sent a message and follows a link with the topic %s can write the next one',
  async (type) => {
    stubNetwork(received);
    const { words, fill, send, outcome, name } = await openContact();
    await fill();
    await userEvent.click(send);
    await expect.element(outcome).toMatchTextContent(words.success.inline);
    const newURL = `https://example.org/#contact?type=${type}`;
    dispatchEvent(new HashChangeEvent('hashchange', { newURL }));
    await expect.element(outcome).toBeEmptyDOMElement();
    await expect.element(name).toBeVisible();
  },
);

test('a visitor who has sent a message and follows a link to another section still reads the thanks', async () => {
  stubNetwork(received);
  const { words, fill, send, outcome } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  dispatchEvent(new HashChangeEvent('hashchange', { newURL: 'https://example.org/#team' }));
  await frames(2);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
});

test('a visitor who presses Ctrl+Z, or Cmd+Z on a Mac, after sending still reads the thanks with the reference, and keeps the focus there', async () => {
  stubNetwork(received);
  const { words, screen, message, fill, send, outcome } = await openContact();
  await fill();
  await userEvent.type(message, ' Typed.');
  await userEvent.click(send);
  const thanks = screen.getByRole('heading', { name: words.success.inline });
  await expect.element(thanks).toHaveFocus();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(thanks).toHaveFocus();
  await expect.element(outcome).toMatchTextContent('MSG-7K2M9Q');
});

test('a tap too many on the send button leaves the thanks, even if the next button appears under it', async () => {
  stubNetwork(received);
  const { words, screen, fill, send } = await openContact();
  await fill();
  await userEvent.click(send);
  const another = screen.getByRole('button', { name: words.success.another });
  await expect.element(another).toBeVisible();
  const button = another.element() as HTMLElement;
  // From its beginning, however long it took to get here.
  button.style.animation = 'none';
  expect(button.getAnimations()).toEqual([]);
  button.style.removeProperty('animation');
  const [wait] = button.getAnimations();
  wait?.pause();
  const takesTaps = (timeMs: number) => {
    if (wait) wait.currentTime = timeMs;
    // Clear of the notice at the bottom of the window.
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 20, top + 20));
  };
  expect([0, 700, 900].map(takesTaps)).toEqual([false, false, true]);
});

test('a visitor who has sent a message before the last picture loaded still reads that it arrived', async () => {
  stubNetwork(received);
  const { fill, send, outcome, words } = await openContact();
  // Brings back the draft, which is empty by then.
  prepareForm('navigate');
  await fill();
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await frames(2);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
});

test('a tab that is duplicated before its message is sent has the id under which it is sent', async () => {
  const bodies = stubNetwork(received);
  const { fill, send } = await openContact();
  await fill();
  const copied = readDraft();
  await userEvent.click(send);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]?.['id']).toBe(copied.id);
});

test('O09: a message whose id turns out to be of another message is sent again under a new one', async () => {
  const answers = [problem(409, { code: 'id_conflict' })];
  const bodies = stubNetwork(() => answers.shift() ?? received());
  const { words, fill, send, outcome } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  const [first, second] = bodies.map(({ id }) => id);
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});
