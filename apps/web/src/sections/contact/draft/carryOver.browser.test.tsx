import { expect, onTestFinished, test } from 'vitest';

import { carryOver } from './carryOver.ts';
import { valuesOf } from './valuesOf.ts';

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
  expect(valuesOf(now)).toMatchObject({ type: 'partner', name: 'Ana', email: '', message: 'Half' });
  expect(heard).toBe(true);
});

test('what was typed and chosen in the rebuilt form since then stays', () => {
  const [before, now] = openForms(
    { name: 'Ana', message: 'Half' },
    { type: 'volunteer', message: 'All' },
  );
  carryOver(before);
  expect(valuesOf(now)).toMatchObject({
    type: 'volunteer',
    name: 'Ana',
    email: '',
    message: 'All',
  });
});

test('a visitor who was typing in the form that React has rebuilt can type on, at the same place', () => {
  const [before, now] = openForms({ message: 'Half a message' }, {});
  const typing = before.querySelector('textarea');
  typing?.setSelectionRange(4, 4);
  carryOver(before, typing);
  const field = now.querySelector('textarea');
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([4, 4]);
});

test('a visitor who was choosing a topic in it is still at that topic', () => {
  const [before, now] = openForms({ type: 'partner' }, {});
  carryOver(before, before.querySelector('[value=partner]'));
  expect(document.activeElement).toBe(now.querySelector('[value=partner]'));
});

test('the focus does not leave what the visitor has turned to since then', () => {
  const [before, now] = openForms({ message: 'Half' }, {});
  now.querySelector<HTMLInputElement>('[name=email]')?.focus();
  carryOver(before, before.querySelector('textarea'));
  expect(document.activeElement).toBe(now.querySelector('[name=email]'));
});

test('a visitor who had left the form is not taken back to it', () => {
  const [before] = openForms({ message: 'Half' }, {});
  carryOver(before, document.body);
  expect(document.activeElement).toBe(document.body);
});

test('a visitor who had left a field of a form that React has kept is not taken back to it', () => {
  const [, kept] = openForms({}, { message: 'Half' });
  carryOver(kept, kept.querySelector('textarea'));
  expect(document.activeElement).toBe(document.body);
});
