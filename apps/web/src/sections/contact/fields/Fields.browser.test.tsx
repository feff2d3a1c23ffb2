import { parseContact } from '@wnc/validation/contact';
import { typedFields, visibleFields } from '@wnc/validation/fields';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { contactIn, openContact, wordsOf } from '../../../testing/openContact.tsx';
import { asBuilt } from '../../../testing/sectionIn.tsx';
import { valuesOf } from '../draft/valuesOf.ts';

async function openForm() {
  const contact = await openContact();
  const form = contact.screen.container.querySelector('form');
  if (!form) throw new Error('The section holds no form.');
  return { ...contact, form };
}

test('the form has every field of a message, and the draft keeps these alone', async () => {
  const { form } = await openForm();
  expect(Object.keys(valuesOf(form)).toSorted()).toEqual(visibleFields.toSorted());
});

test.each([
  ['one letter', 'a'],
  ['a text that is too long', 'x'.repeat(6000)],
  ['a control character', 'Good\u0007 morning to all'],
  ['an address with an accent', 'josé@example.org'],
  ['an address that is too long', `${'a'.repeat(70)}@example.org`],
])('each mistake has a sentence of its own: %s in every field', async (_, value) => {
  const { form, send, words } = await openForm();
  for (const field of typedFields) {
    Object.assign(form.elements.namedItem(field) ?? {}, { value });
  }
  await userEvent.click(send);
  await expect.poll(() => form.querySelector('[aria-invalid="true"]')).not.toBeNull();
  const unnamed = typedFields.filter(
    (field) => form.querySelector(`#contact-${field}-error`)?.textContent === words.errors.other,
  );
  expect(unnamed, 'useErrorText.ts lacks the sentence for the mistake in').toEqual([]);
  expect(form.textContent).not.toContain(words.errors.other);
});

test('an address is not marked as misspelled, and a message may be', async () => {
  const { email, message } = await openForm();
  expect(email.element()).toHaveProperty('spellcheck', false);
  expect(message.element()).toHaveProperty('spellcheck', true);
});

const empty = parseContact({});
const required = empty.ok ? [] : empty.errors.map(({ field }) => field);

const invalid = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :invalid')].map(({ name }) => name);

test('before React the browser itself asks for what is missing and too short', async () => {
  asBuilt(contactIn('en').element);
  expect(invalid()).toEqual(required);
  const { labels } = wordsOf('en');
  for (const [name, text] of [
    [labels.name, 'A'],
    [labels.email, 'ana@'],
    [labels.message, 'Hello'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one letter after the other
    await userEvent.type(page.getByRole('textbox', { name }), text);
  }
  expect(invalid()).toEqual(required);
  for (const [name, text] of [
    [labels.name, 'na'],
    [labels.email, 'example.org'],
    [labels.message, ', dear team'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one letter after the other
    await userEvent.type(page.getByRole('textbox', { name }), text);
  }
  expect(invalid()).toEqual([]);
});
