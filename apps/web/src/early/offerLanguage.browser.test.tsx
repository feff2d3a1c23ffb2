import { expect, onTestFinished, test, vi } from 'vitest';

import { offerLanguage } from './offerLanguage.ts';

/** A page that is not in the language of this browser, and offers it. */
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

test('an answer moves the focus to the page, and its replay leaves it where the visitor has gone since', () => {
  const { link, main, input } = openPage();
  offerLanguage();
  link.click();
  expect(document.activeElement).toBe(main);
  input.focus();
  // The click that was held until hydration, replayed.
  link.click();
  expect(document.activeElement).toBe(input);
});

test('a visitor who answers at the end of the page stays there', () => {
  const { link, main } = openPage();
  main.insertAdjacentHTML('afterend', '<footer style="height: 300vh"></footer>');
  offerLanguage();
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  const place = scrollY;
  link.click();
  expect(document.activeElement).toBe(main);
  expect(scrollY).toBe(place);
});

test('a visitor who prefers the language of the page is offered no other', () => {
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
