import type * as team from '@wnc/content/team';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { frames } from '../../testing/frames.ts';
import { hoverClock } from '../../testing/hoverClock.ts';
import { pointAt } from '../../testing/pointAt.ts';
import { say } from '../../testing/say.ts';
import { asBuilt, sectionIn } from '../../testing/sectionIn.tsx';
import { tabFromTop } from '../../testing/tabFromTop.ts';
import { TOOLTIP_OPEN_MS } from '../../ui/hoverIntent.ts';
import { Team } from './Team.tsx';

vi.mock('@wnc/content/team', async (original) => {
  const { givenBiographies, givenPeople } = await import('../../testing/givenTeam.ts');
  const real = await original<typeof team>();
  const teamWords = { ...real.teamWords, biographies: givenBiographies };
  return { ...real, people: givenPeople, teamWords };
});
vi.mock(
  '../../ui/pictureOf.ts',
  async () => (await import('../../testing/givenTeam.ts')).givenPictures,
);

const inEnglish = say('en');
const english = sectionIn('en', <Team />).element;
const title = page.getByRole('heading', { level: 2 });
const leader = (name: string) => ({
  portrait: page.getByRole('img', { name: inEnglish(($) => $.team.portraitSample, { name }) }),
  button: page.getByText(`${inEnglish(($) => $.team.readBio)} ${name}`, { exact: true }),
  biography: page.getByText(`${name} stands for`, { exact: false }),
});
const director = leader('Ana Ejemplo');
const coordinator = leader('Luis Muestra');

const clock = hoverClock();
beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('a pointer that rests on a leader for 700 ms opens the biography', async () => {
  await render(english);
  await pointAt(director.portrait);
  clock.tick(TOOLTIP_OPEN_MS - 1);
  await expect.element(director.biography).not.toBeVisible();
  clock.tick(1);
  await expect.element(director.biography).toBeVisible();
});

test('the biography stays while the pointer is on it, and closes when it leaves', async () => {
  await render(english);
  await pointAt(director.portrait);
  clock.tick(TOOLTIP_OPEN_MS);
  await pointAt(director.biography);
  clock.tick(5000);
  await expect.element(director.biography).toBeVisible();
  await pointAt(title);
  await expect.element(director.biography).not.toBeVisible();
});

test('moving from one leader to the other takes no second wait', async () => {
  await render(english);
  await pointAt(director.portrait);
  clock.tick(TOOLTIP_OPEN_MS);
  await pointAt(coordinator.portrait);
  await expect.element(coordinator.biography).toBeVisible();
  await expect.element(director.biography).not.toBeVisible();
});

test('with the keyboard the biography opens at once on focus, and closes when the focus moves on', async () => {
  await render(english);
  await tabFromTop();
  await expect.element(director.button).toHaveFocus();
  await expect.element(director.biography).toBeVisible();
  await userEvent.tab();
  await expect.element(director.biography).not.toBeVisible();
  await expect.element(coordinator.biography).toBeVisible();
});

test('Escape closes the biography and leaves the focus on its button', async () => {
  await render(english);
  await tabFromTop();
  await userEvent.keyboard('{Escape}');
  await expect.element(director.biography).not.toBeVisible();
  await expect.element(director.button).toHaveFocus();
});

test('a click opens the biography and the next one closes it', async () => {
  await render(english);
  await userEvent.click(director.button);
  await expect.element(director.biography).toBeVisible();
  await userEvent.click(director.button);
  await expect.element(director.biography).not.toBeVisible();
});

test('on a phone a biography that was opened by a tap stays open while the visitor reads on', async () => {
  await page.viewport(360, 800);
  await render(english);
  await userEvent.click(director.button);
  await userEvent.click(title);
  await expect.element(director.biography).toBeVisible();
});

test('on a phone the button stays under the finger that opens and closes its biography', async () => {
  await page.viewport(360, 800);
  await render(english);
  const place = () =>
    director.button.element().getBoundingClientRect().top -
    director.portrait.element().getBoundingClientRect().top;
  const closed = place();
  await userEvent.click(director.button);
  await expect.element(director.biography).toBeVisible();
  expect(place()).toBe(closed);
});

test('a long biography extends below the leader and covers nothing above', async () => {
  await render(english);
  await tabFromTop();
  const words = director.biography.element();
  words.textContent = `${words.textContent} `.repeat(20);
  const top = () => words.parentElement?.getBoundingClientRect().top;
  const bottom = () => words.parentElement?.getBoundingClientRect().bottom ?? 0;
  const portrait = director.portrait.element().getBoundingClientRect();
  await expect.poll(bottom).toBeGreaterThan(portrait.bottom + 100);
  expect(top()).toBeCloseTo(portrait.top, 0);
  const button = director.button.element().getBoundingClientRect();
  expect(button.bottom).toBeLessThan(bottom());
  expect(button.top).toBeGreaterThan(words.getBoundingClientRect().bottom);
});

test('without React a click opens the biography', async () => {
  asBuilt(english);
  await userEvent.click(director.button);
  await expect.element(director.biography).toBeVisible();
});

test('a biography that was opened before React stays open, even in the other language', async () => {
  const { element, switchLanguage } = sectionIn('en', <Team />);
  const { takeOver, mistakes } = asBuilt(element);
  await userEvent.click(director.button);
  await takeOver();
  await pointAt(director.portrait);
  await pointAt(coordinator.portrait);
  await expect.element(director.biography).toBeVisible();
  await switchLanguage();
  await expect.element(page.getByText(/Ana Ejemplo representa/)).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('a biography that the keyboard has closed before React stays closed, and the page does not scroll', async () => {
  const { takeOver } = asBuilt(english);
  director.button.element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  const place = scrollY;
  await takeOver();
  await frames(3);
  await expect.element(director.biography).not.toBeVisible();
  expect(scrollY).toBe(place);
});

test('people who are samples are marked as samples, even when the language changes', async () => {
  vi.stubEnv('SSR', true);
  const { element, switchLanguage } = sectionIn('en', <Team />);
  const { takeOver, mistakes } = asBuilt(element);
  vi.unstubAllEnvs();
  await expect.element(page.getByText(inEnglish(($) => $.team.samples.all))).toBeVisible();
  await takeOver();
  await switchLanguage();
  await expect.element(page.getByText(say('es')(($) => $.team.samples.all))).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('on paper the biographies are open, and afterwards as they were', async () => {
  await render(english);
  await userEvent.click(coordinator.button);
  dispatchEvent(new Event('beforeprint'));
  await expect.element(director.biography).toBeVisible();
  dispatchEvent(new Event('afterprint'));
  await expect.element(director.biography).not.toBeVisible();
  await expect.element(coordinator.biography).toBeVisible();
});

test('the focus ring of a closed biography is below the role of the person', async () => {
  await page.viewport(360, 740);
  await render(english);
  const { button } = director;
  await tabFromTop();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const element = button.element();
  const role = document.createRange();
  role.selectNodeContents(element.closest('li')?.querySelector('p') ?? element);
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const ring = element.getBoundingClientRect().top - reach;
  // The box of a line is higher than its letters by a descender's foot.
  expect(ring).toBeGreaterThan(role.getBoundingClientRect().bottom - 2);
});
