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

/** The form that stood before, already gone, and the one that stands now. */
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

test('what was typed and chosen is there in the form that React has built anew', () => {
  const [before, now] = openForms({ type: 'partner', name: 'Ana', message: 'Half' }, {});
  let heard = false;
  // By this the draft is kept.
  now.addEventListener('input', () => (heard = true));
  carryOver(before);
  expect(fieldsOf(now)).toEqual({ type: 'partner', name: 'Ana', email: '', message: 'Half' });
  expect(heard).toBe(true);
});

test('what was typed and chosen in the new form since then stays', () => {
  const [before, now] = openForms(
    { name: 'Ana', message: 'Half' },
    { type: 'volunteer', message: 'All' },
  );
  carryOver(before);
  expect(fieldsOf(now)).toEqual({ type: 'volunteer', name: 'Ana', email: '', message: 'All' });
});
