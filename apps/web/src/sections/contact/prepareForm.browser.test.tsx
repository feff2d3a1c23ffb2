import { expect, onTestFinished, test } from 'vitest';

import { prepareForm } from './prepareForm.ts';

test('a link to a topic chooses it in the form that is there now', async () => {
  onTestFinished(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + location.search);
  });
  document.body.innerHTML = `
    <section id="contact">
      <form>
        <input aria-label="CHW" checked name="type" type="radio" value="chw">
        <input aria-label="Partner" name="type" type="radio" value="partner">
      </form>
    </section>`;
  prepareForm();
  const before = document.querySelector('form');
  before?.replaceWith(before.cloneNode(true));
  location.hash = '#contact?type=partner';
  const partner = document.querySelector<HTMLInputElement>('[value="partner"]');
  await expect.poll(() => partner?.checked).toBe(true);
});
