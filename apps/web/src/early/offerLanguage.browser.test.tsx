import { expect, onTestFinished, test, vi } from 'vitest';

import { offerLanguage } from './offerLanguage.ts';

/** A page in another language than the one that this browser asks for, which it offers. */
function openPage() {
  const [code = ''] = navigator.language.split('-');
  document.documentElement.lang = code === 'es' ? 'en' : 'es';
  document.body.innerHTML = `
    <p id="offer-${code}"><a href="#taken">Take it</a></p>
    <main id="main" tabindex="-1"><input aria-label="Name"></main>`;
  const [link, main, input] = ['a', 'main', 'input'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!link || !main || !input) throw new Error('The page lacks a part.');
  onTestFinished(() => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('lang');
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });
  return { link, main, input };
}

test('the focus goes to the page with the answer, and stays where the visitor goes on', () => {
  const { link, main, input } = openPage();
  offerLanguage();
  link.click();
  expect(document.activeElement).toBe(main);
  input.focus();
  // The click that was held until React was there.
  link.click();
  expect(document.activeElement).toBe(input);
});

test('who asks for the language of the page before another one is offered none', () => {
  const { link } = openPage();
  const offer = link.closest('p');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([
    document.documentElement.lang,
    navigator.language,
  ]);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  offerLanguage();
  expect(offer?.dataset).not.toHaveProperty('offered');
});
