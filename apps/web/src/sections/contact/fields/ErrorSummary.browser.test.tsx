import { type Language, languages } from '@wnc/content/languages';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openContact, wordsOf } from '../../../testing/openContact.tsx';
import { say } from '../../../testing/say.ts';
import { scrollAtOnce } from '../../../testing/scrollAtOnce.ts';

test('in the list of mistakes each sentence stands apart, even if it takes two lines', async () => {
  await page.viewport(320, 640);
  const { name, screen, send } = await openContact('es');
  await userEvent.click(send);
  await expect.element(name).toHaveFocus();
  const heading = say('es')(($) => $.contact.errors.summary, { count: 3 });
  const summary = screen.getByRole('region', { name: heading });
  const [sentence = [], [next] = []] = summary.getByRole('link').elements().map(linesOf);
  const [line, below] = sentence;
  const last = sentence.at(-1);
  if (!line || !below || !last || !next) throw new Error('A sentence takes one line.');
  expect(next.top - last.top).toBeGreaterThan(1.5 * (below.top - line.top));
});

test('even after a double click on the button, what is typed next goes into the first wrong field', async () => {
  const { name, send } = await openContact();
  await userEvent.dblClick(send);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Ana');
  await expect.element(name).toHaveValue('Ana');
  // Later ones select a word, as everywhere.
  await userEvent.dblClick(name);
  await userEvent.dblClick(name);
  await userEvent.keyboard('Eva');
  await expect.element(name).toHaveValue('Eva');
});

/** The bottom of the header, which these tests do not show. */
const HEADER_PX = 68;

/** As WebKit does it: it brings the caret into view, not the field. */
function showOnlyCaret() {
  // oxlint-disable-next-line typescript/unbound-method -- called with the element, below
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    focus.call(this, { preventScroll: true });
    const caret = this.getBoundingClientRect().top + 16;
    const inSight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (caret < inSight) scrollBy(0, caret - inSight);
  });
}

/** Sends the empty form, then follows each link of the list from below its field: are the labels in sight? */
async function goToMistakes(language: Language) {
  scrollAtOnce();
  const { screen, send } = await openContact(language);
  screen.container.style.paddingBlock = '1000px';
  const { labels } = wordsOf(language);
  const labelOf = (name: keyof typeof labels) =>
    screen.getByText(labels[name], { exact: true }).element().getBoundingClientRect();
  await userEvent.click(send);
  await expect.element(screen.getByRole('textbox', { name: labels.name })).toHaveFocus();
  const places = [labelOf('name')];
  const address = location.href;
  for (const name of ['name', 'email', 'message'] as const) {
    const field = screen.getByRole('textbox', { name: labels[name] }).element();
    field.blur();
    scrollTo(0, scrollY + field.getBoundingClientRect().bottom);
    screen.container.querySelector<HTMLElement>(`form [href="#contact-${name}"]`)?.click();
    expect(document.activeElement).toBe(field);
    expect(location.href).toBe(address);
    places.push(labelOf(name));
  }
  return places.map(({ top, bottom }) => top > HEADER_PX && bottom < innerHeight);
}

for (const { code, name } of languages) {
  test(`a wrong field comes into view with its label in ${name}, in a window at 400%`, async () => {
    await page.viewport(320, 256);
    expect(await goToMistakes(code)).toEqual([true, true, true, true]);
  });

  test(`in Safari, too, a wrong field comes into view with its label in ${name}`, async () => {
    await page.viewport(360, 640);
    showOnlyCaret();
    expect(await goToMistakes(code)).toEqual([true, true, true, true]);
  });
}

/** The boxes of the lines of a text. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
