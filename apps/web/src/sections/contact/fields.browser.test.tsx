import { visibleFields } from '@wnc/validation/contact';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { openContact } from '../../testing/openContact.tsx';
import { fieldOf } from './fieldsOf.ts';

const typed = visibleFields.filter((field) => field !== 'type');

async function openForm() {
  const contact = await openContact();
  const form = contact.screen.container.querySelector('form');
  if (!form) throw new Error('The section holds no form.');
  return { ...contact, form };
}

test('every field of a message can be filled in the form', async () => {
  const { form } = await openForm();
  expect(visibleFields.filter((field) => !fieldOf(form, field))).toEqual([]);
});

test.each([
  ['one letter', 'a'],
  ['a text that is too long', 'x'.repeat(6000)],
  ['a sign that nobody can read', 'Good\u0007 morning to all'],
  ['an address with an accent', 'josé@example.org'],
  ['an address that is too long', `${'a'.repeat(70)}@example.org`],
])('each mistake has a sentence of its own: %s in every field', async (_, value) => {
  const { form, send, words } = await openForm();
  for (const field of typed) {
    const control = fieldOf(form, field);
    if (control) control.value = value;
  }
  await userEvent.click(send);
  await expect.poll(() => form.querySelector('[aria-invalid="true"]')).not.toBeNull();
  expect(form.textContent).not.toContain(words.errors.other);
});
