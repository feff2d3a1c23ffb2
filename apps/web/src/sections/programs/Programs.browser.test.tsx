import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { sectionIn } from '../../testing/sectionIn.tsx';
import { Programs } from './Programs.tsx';

vi.mock('@wnc/content/programs', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenPrograms,
}));

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

test('each program hangs as a card with logo, years, words and its impact', async () => {
  await render(sectionIn('en', <Programs />).element);
  await expect.element(page.getByRole('region', { name: 'Our programs' })).toBeInTheDocument();
  expect(document.querySelector('h2#programs-heading')).not.toBeNull();
  expect(cards().map(([title, subtitle]) => [title, subtitle])).toEqual([
    ['MANOS', 'Youth mentoring, since 2009'],
    ['FAROS', 'Middle-school club, since 2016'],
    ['De Mujer a Mujer NC', "Women's group, since 2012"],
  ]);
  expect(cards().map((lines) => lines.slice(-3))).toEqual([
    ['Impact', '345', 'students supported'],
    ['Impact', '173', 'students in 3 districts'],
    ['Impact', '78', 'events facilitated'],
  ]);
  for (const name of ['MANOS', 'FAROS', 'De Mujer a Mujer NC']) {
    expect(page.getByRole('img', { name, exact: true }).elements()).toHaveLength(1);
  }
  await expect
    .element(page.getByText('Program figures from January 2024 to December 2024'))
    .toBeVisible();
});

test('the cards stand below each other on a phone and side by side from 48rem', async () => {
  await render(sectionIn('es', <Programs />).element);
  await page.viewport(360, 800);
  expect(columns()).toBe(1);
  await page.viewport(768, 800);
  expect(columns()).toBe(3);
});

test('a card under the pointer is highlighted', async () => {
  await page.viewport(1280, 800);
  await render(sectionIn('en', <Programs />).element);
  const card = page.getByRole('listitem').first();
  const resting = getComputedStyle(card.element()).backgroundColor;
  await userEvent.hover(card);
  await expect.poll(() => getComputedStyle(card.element()).backgroundColor).not.toBe(resting);
});

test('by keyboard each card leads to the form, and is highlighted meanwhile', async () => {
  await render(sectionIn('es', <Programs />).element);
  const card = page.getByRole('listitem').first();
  const resting = getComputedStyle(card.element()).backgroundColor;
  await userEvent.tab();
  const ask = page.getByRole('link', { name: 'Preguntar por MANOS' });
  await expect.element(ask).toHaveFocus();
  await expect.element(ask).toHaveAttribute('href', '#contact');
  await expect.poll(() => getComputedStyle(card.element()).backgroundColor).not.toBe(resting);
});

test('a kind of help whose figure nobody has given is not drawn', async () => {
  await render(sectionIn('en', <Programs />).element);
  await expect.element(page.getByText('Food boxes', { exact: true })).toBeVisible();
  expect(page.getByText('Medicaid households').elements()).toHaveLength(0);
});
