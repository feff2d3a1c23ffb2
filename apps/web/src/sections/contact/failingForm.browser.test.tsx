import { organization } from '@wnc/content/site';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { contactIn, received, stubNetwork, wordsOf } from '../../testing/openContact.tsx';

const mistake = vi.hoisted(() => ({ isThere: false }));
vi.mock('./fields/HoneypotField.tsx', () => ({
  HoneypotField: () => {
    if (mistake.isThere) throw new Error('A mistake in the form');
    return null;
  },
}));

test('O21: a form in which React fails is sent by the browser, and phone and e-mail stay beside it', async () => {
  stubNetwork(received);
  const { element } = contactIn('en');
  const built = document.createElement('div');
  built.innerHTML = renderToString(element);
  document.body.append(built);
  await userEvent.fill(
    page.getByRole('textbox', { name: wordsOf('en').labels.message }),
    'Good morning',
  );
  mistake.isThere = true;
  const caught = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(built, element, {
    onCaughtError: caught,
    onRecoverableError: () => undefined,
  });
  onTestFinished(() => {
    root.unmount();
    built.remove();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  await expect.poll(() => caught.mock.calls.length).toBe(1);
  const { email, phone } = organization;
  await expect.element(page.getByRole('link', { name: phone.display.value })).toBeVisible();
  await expect.element(page.getByRole('link', { name: email.value }).first()).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: wordsOf('en').labels.message }))
    .toHaveValue('Good morning');
  const form = built.querySelector('form');
  expect(form?.action).toBe('https://project.example.org/functions/v1/send-contact-email');
  expect(form?.noValidate).toBe(false);
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  expect(form?.dispatchEvent(submit)).toBe(true);
});
