import type { programFacts } from '@wnc/content/programs';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { givenPrograms } from '../../testing/givenFacts.ts';
import { say } from '../../testing/say.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { tabFromTop } from '../../testing/tabFromTop.ts';
import { Programs } from './Programs.tsx';

vi.mock('@wnc/content/programs', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenPrograms,
}));

vi.mock('@wnc/content/impact', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenImpact,
}));

const t = say('en');

const cards = () =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .elements()
    .map((card) => (card as HTMLElement).innerText.split('\n').filter(Boolean));

const columns = () => {
  const lefts = page
    .getByRole('listitem')
    .elements()
    .map((card) => card.getBoundingClientRect().left);
  return new Set(lefts).size;
};

type Program = (typeof programFacts)[keyof typeof programFacts];
const given: readonly Program[] = Object.values(givenPrograms.programFacts);

const titleAndSince = ({ id, since: { value: year } }: Program) => {
  const subtitle = t(($) => $.programs[id].subtitle);
  return [t(($) => $.programs[id].title), t(($) => $.programs.since, { subtitle, year })];
};

/** The lines at the foot of a card: the figure stands on a line of its own. */
const impactOf = ({ id, impact, districts }: Program) => {
  const number = String(impact.value);
  const values = { number, districts: String(districts?.value) };
  return [
    t(($) => $.programs.impact),
    ...t(($) => $.programs[id].impact, values)
      .split(new RegExp(`(${number})`))
      .map((text) => text.trim())
      .filter(Boolean),
  ];
};

/** A card changes its color and turns a little under the pointer, which may still be over one. */
const pointAtHeading = () => userEvent.hover(page.getByRole('heading', { level: 2 }));

test('each program hangs as a card with logo, years, words and its impact', async () => {
  await render(sectionIn('en', <Programs />).element);
  await expect
    .element(page.getByRole('region', { name: t(($) => $.programs.title) }))
    .toBeInTheDocument();
  expect(document.querySelector('h2#programs-heading')).not.toBeNull();
  expect(cards().map(([title, subtitle]) => [title, subtitle])).toEqual(given.map(titleAndSince));
  expect(cards().map((lines) => lines.slice(-3))).toEqual(given.map(impactOf));
  for (const { id } of given) {
    const name = t(($) => $.programs[id].title);
    expect(page.getByRole('img', { name, exact: true }).elements()).toHaveLength(1);
  }
  await expect
    .element(page.getByText(t(($) => $.impact.period, { start: 'January', end: 'December 2024' })))
    .toBeVisible();
});

/** The hues of the named colors of CSS, in degrees of `oklch`. */
const HUES = { blue: 264, orange: 71, green: 142 } as const;
const NAMES = ['blue', 'orange', 'green'] as const;

/** The name that a color is nearest to, or the color itself if it is a gray. */
function nameOf(color: string) {
  const [, chroma = 0, hue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const distance = (name: (typeof NAMES)[number]) => Math.abs(HUES[name] - hue);
  if (chroma < 0.01) return color;
  return NAMES.toSorted((one, other) => distance(one) - distance(other))[0];
}

test('each card is tinted blue, orange or green, as its facts say', async () => {
  await render(sectionIn('en', <Programs />).element);
  const tints = given.map(({ tint }) => tint);
  const styles = page
    .getByRole('listitem')
    .elements()
    .map((card) => getComputedStyle(card));
  expect(styles.map(({ backgroundColor }) => nameOf(backgroundColor))).toEqual(tints);
  expect(styles.map(({ borderTopColor }) => nameOf(borderTopColor))).toEqual(tints);
});

test('a screen reader pronounces the name of a program in its own language, or else in that of the page', async () => {
  await render(sectionIn('en', <Programs />).element);
  const titles = page.getByRole('listitem').getByRole('heading', { level: 3 }).elements();
  const heard = titles.map((title) => title.closest('#programs [lang]')?.getAttribute('lang'));
  const languages = given.map(({ titleLanguage }) => titleLanguage);
  expect(heard).toEqual(languages);
  const names = page.getByRole('listitem').getByRole('link').elements();
  expect(names.map((link) => link.querySelector('[lang]')?.getAttribute('lang'))).toEqual(
    languages,
  );
});

test('the cards are stacked on a phone and side by side from 48rem', async () => {
  await render(sectionIn('es', <Programs />).element);
  await page.viewport(360, 800);
  expect(columns()).toBe(1);
  await page.viewport(768, 800);
  expect(columns()).toBe(given.length);
});

test('a card under the pointer is highlighted', async () => {
  await page.viewport(1280, 800);
  await render(sectionIn('en', <Programs />).element);
  const card = page.getByRole('listitem').first();
  await pointAtHeading();
  const resting = getComputedStyle(card.element()).backgroundColor;
  await userEvent.hover(card);
  await expect.poll(() => getComputedStyle(card.element()).backgroundColor).not.toBe(resting);
});

test('with the keyboard each card leads to the form, and is highlighted while it has the focus', async () => {
  await render(sectionIn('es', <Programs />).element);
  const card = page.getByRole('listitem').first();
  await pointAtHeading();
  const resting = getComputedStyle(card.element()).backgroundColor;
  await tabFromTop();
  const ask = page.getByRole('link', {
    name: say('es')(($) => $.programs.ask, { title: t(($) => $.programs.manos.title) }),
  });
  await expect.element(ask).toHaveFocus();
  await expect.element(ask).toHaveAttribute('href', '#contact');
  await expect.poll(() => getComputedStyle(card.element()).backgroundColor).not.toBe(resting);
});

test('a kind of help is shown with its figure, and one without a figure is left out', async () => {
  await render(sectionIn('en', <Programs />).element);
  const kind = document.querySelector('.impact-categories')?.textContent;
  const { title, subtitle } = t(($) => $.impact.foodBoxes, { returnObjects: true });
  expect(kind).toBe(`${title}9,602${subtitle}`);
  expect(page.getByText(t(($) => $.impact.medicaid.title)).elements()).toHaveLength(0);
});

test.each([
  ['en', 768],
  ['es', 1024],
] as const)('in %s at %i px the impacts begin at the same height', async (language, width) => {
  await page.viewport(width, 900);
  await render(sectionIn(language, <Programs />).element);
  await pointAtHeading();
  const tops = [...document.querySelectorAll('#programs li > dl')].map((impact) =>
    Math.round(impact.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(given.length);
  expect(new Set(tops).size).toBe(1);
});
