import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { stopAsReact } from '../../../testing/stopAsReact.ts';
import { prepareForm } from './prepareForm.ts';

const { search: own } = location;

test('a link to a topic leads to the form and chooses it, even in a form that has been replaced', async () => {
  onTestFinished(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + own);
  });
  document.body.innerHTML = `
    <p style="height: 300vh"></p>
    <section id="contact">
      <form>
        <input aria-label="CHW" checked name="type" type="radio" value="chw">
        <input aria-label="Partner" name="type" type="radio" value="partner">
      </form>
    </section>`;
  prepareForm('navigate');
  const before = document.querySelector('form');
  before?.replaceWith(before.cloneNode(true));
  history.replaceState(null, '', `${location.pathname}?from=flyer`);
  location.hash = '#contact?type=partner';
  const partner = document.querySelector<HTMLInputElement>('[value="partner"]');
  await expect.poll(() => partner?.checked).toBe(true);
  await expect.element(page.getByRole('radio', { name: 'Partner' })).toBeInViewport();
  expect(location.search + location.hash).toBe('?from=flyer#contact');
});

/** A form that holds words before the script runs, in a tab that has stored others. */
function openForm(remembered: Record<'name' | 'email' | 'message' | 'type', string>) {
  onTestFinished(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
  });
  sessionStorage.setItem('contact-draft', JSON.stringify(remembered));
  document.body.innerHTML = `
    <section id="contact">
      <form>
        <input aria-label="Name" name="name">
        <input aria-label="Mail" name="email">
        <textarea aria-label="Message" name="message"></textarea>
        <input aria-label="CHW" checked name="type" type="radio" value="chw">
        <input aria-label="Partner" name="type" type="radio" value="partner">
      </form>
    </section>`;
  const [name, mail, , partner] = document.querySelectorAll('input');
  const message = document.querySelector('textarea');
  if (!name || !mail || !partner || !message) throw new Error('The form lacks a field.');
  name.value = 'Ana';
  message.value = 'Words from before';
  partner.checked = true;
  return () => [name.value, mail.value, message.value, partner.checked];
}

const OLD = { name: 'Old', email: 'old@example.org', message: 'Old words', type: 'chw' };

test.each([
  ['no words', { name: '', email: '', message: '', type: 'chw' }, ''],
  ['older words', OLD, 'old@example.org'],
])(
  'what is typed and chosen while the page is still loading stays, though this tab has stored %s',
  (_, remembered, email) => {
    const words = openForm(remembered);
    prepareForm('navigate');
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(words()).toEqual(['Ana', email, 'Words from before', true]);
    expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toMatchObject({
      name: 'Ana',
      message: 'Words from before',
      type: 'partner',
    });
  },
);

test('on back navigation the stored draft replaces what the browser restores', () => {
  const newer = { name: '', email: 'ana@example.org', message: 'Newer words', type: 'chw' };
  const words = openForm(newer);
  prepareForm('back_forward');
  expect(words()).toEqual(['', 'ana@example.org', 'Newer words', false]);
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toMatchObject(newer);
});

test('what is typed while React is about to take the form over is kept', () => {
  openForm({ name: '', email: '', message: '', type: 'chw' });
  prepareForm('navigate');
  const form = document.querySelector('form') as HTMLFormElement;
  stopAsReact(form, 'input');
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  message.value = 'Words from now';
  message.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toMatchObject({
    message: 'Words from now',
  });
});

/** Who keeps the draft from being restored with the page, as it was when the page was left. */
async function holders() {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === 'draft');
}

test('in Firefox, which restores a page without what was typed since on another, the page in each tab stays out of its memory', async () => {
  Object.assign(window, { mozInnerScreenX: 0 });
  onTestFinished(() => void Reflect.deleteProperty(window, 'mozInnerScreenX'));
  const tabs = 2;
  for (let tab = 0; tab < tabs; tab += 1) prepareForm('navigate');
  await expect.poll(holders).toHaveLength(tabs);
});
