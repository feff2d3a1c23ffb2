import { organization } from '@wnc/content/site';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { heldAnswer, openContact, stubNetwork } from '../../../testing/openContact.tsx';

/** Whether the browser, new or old, would ask a visitor who leaves whether they want to. */
function isAsked(): boolean {
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload', false, true);
  const inNew = !dispatchEvent(event);
  const inOld = event.returnValue !== '';
  expect(inOld).toBe(inNew);
  return inNew;
}

test('a visitor who leaves while a message is being sent is asked whether they want to, and not after the answer', async () => {
  const { answer, give } = heldAnswer();
  stubNetwork(answer);
  const { words, fill, send, outcome } = await openContact();
  await fill();
  expect(isAsked()).toBe(false);
  await userEvent.click(send);
  expect(isAsked()).toBe(true);
  give();
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(isAsked()).toBe(false);
});

test.each([organization.phone.display.value, organization.email.value])(
  'a visitor who taps %s while a message is being sent is not asked whether they want to leave',
  async (way) => {
    stubNetwork(() => new Promise(() => undefined));
    const { screen, fill, send } = await openContact();
    await fill();
    await userEvent.click(send);
    const link = screen.getByRole('link', { name: way }).first().element() as HTMLElement;
    link.focus();
    expect(isAsked()).toBe(false);
    link.blur();
    expect(isAsked()).toBe(true);
  },
);
