import { expect, onTestFinished, test } from 'vitest';

import { carryOver } from './carryOver.ts';
import { fieldsOf } from './fieldsOf.ts';

const FORM = `
  <form>
    <input checked name="type" type="radio" value="chw">
    <input name="type" type="radio" value="partner">
    <input name="type" type="radio" value="volunteer">
    <input name="name"><input name="email"><textarea name="message"></textarea>
  </form>`;

/** The old form, already removed from the page, and the one that replaced it. */
function openForms(before: Record<string, string>, now: Record<string, string>) {
  onTestFinished(() => document.body.replaceChildren());
  const [first, second] = [before, now].map((words) => {
    document.body.innerHTML = `<section id="contact">${FORM}</section>`;
    const form = document.forms[0] as HTMLFormElement;
    for (const [name, value] of Object.entries(words)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    return form;
  });
  return [first as HTMLFormElement, second as HTMLFormElement] as const;
}

test('what was typed and chosen is still there in the form that React has rebuilt', () => {
  const [before, now] = openForms({ type: 'partner', name: 'Ana', message: 'Half' }, {});
  let heard = false;
  // This event saves the draft.
  now.addEventListener('input', () => (heard = true));
  carryOver(before);
  expect(fieldsOf(now)).toEqual({ type: 'partner', name: 'Ana', email: '', message: 'Half' });
  expect(heard).toBe(true);
});

test('what was typed and chosen in the rebuilt form since then stays', () => {
  const [before, now] = openForms(
    { name: 'Ana', message: 'Half' },
    { type: 'volunteer', message: 'All' },
  );
  carryOver(before);
  expect(fieldsOf(now)).toEqual({ type: 'volunteer', name: 'Ana', email: '', message: 'All' });
});
