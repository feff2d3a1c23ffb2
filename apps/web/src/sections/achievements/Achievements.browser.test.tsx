import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { Achievements } from './Achievements.tsx';

/** The figures of a week: none, unless a test has some. */
const weeklyStats: Record<string, { value: number }> = vi.hoisted(() => ({}));
vi.mock('@wnc/content/achievements', async (original) => ({
  ...(await original<object>()),
  weeklyStats,
}));
vi.mock('@wnc/content/chw', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenChw,
}));
vi.mock('@wnc/content/relief', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenRelief,
}));
vi.mock('@wnc/content/programs', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenPrograms,
}));

test.each([
  ['en', 'More than 30', 'Over 100'],
  ['es', 'Más de 30', 'Más de 100'],
] as const)('in %s every figure says what it counts', async (language, trained, served) => {
  const screen = await render(sectionIn(language, <Achievements />).element);
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map((card) => card.textContent);
  const t = say(language);
  expect(texts).toEqual([
    expect.stringContaining(trained + t(($) => $.achievements.chw.title)),
    expect.stringContaining(served + t(($) => $.achievements.youth.title)),
    expect.stringContaining(`345${t(($) => $.achievements.manos.title)}`),
    expect.stringContaining(`173${t(($) => $.achievements.faros.title, { districts: '3' })}`),
    expect.stringContaining(`78${t(($) => $.achievements.mujer.title)}`),
    expect.stringContaining(`7,325${t(($) => $.achievements.relief.title)}`),
  ]);
});

test.each([
  ['manos', '2009'],
  ['faros', '2016'],
  ['mujer', '2012'],
] as const)('the patch of the program %s says that it began in %s', async (name, year) => {
  const screen = await render(sectionIn('en', <Achievements />).element);
  const text = say('en')(($) => $.achievements[name].text, { year });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test.each(['en', 'es'] as const)(
  'in %s a known weekly figure is shown, and an unknown one is left out',
  async (language) => {
    Object.assign(weeklyStats, { individuals: { value: 1200 } });
    onTestFinished(() => void delete weeklyStats['individuals']);
    const screen = await render(sectionIn(language, <Achievements />).element);
    const t = say(language);
    const title = t(($) => $.stats.title);
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    const stats = screen.getByRole('list').last().getByRole('listitem').elements();
    expect(stats.map(({ textContent }) => textContent)).toEqual([
      `1,200${t(($) => $.stats.individuals)}`,
    ]);
  },
);

test('with text doubled on a tablet, no word about a week is broken', async () => {
  await page.viewport(768, 1024);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const names = ['families', 'individuals', 'collaborations'] as const;
  for (const name of names) weeklyStats[name] = { value: 1200 };
  onTestFinished(() => {
    for (const name of names) delete weeklyStats[name];
  });
  await render(sectionIn('es', <Achievements />).element);
  const texts = names.map((name) => page.getByText(say('es')(($) => $.stats[name])).element());
  const broken = texts.filter((each) => {
    const { width } = each.getBoundingClientRect();
    (each as HTMLElement).style.width = 'min-content';
    return each.getBoundingClientRect().width > width;
  });
  expect(broken).toEqual([]);
});

test('without any weekly figure the weekly statistics are left out', async () => {
  const screen = await render(sectionIn('en', <Achievements />).element);
  await expect.element(screen.getByText(say('en')(($) => $.stats.title))).not.toBeInTheDocument();
});

test.each([
  [320, '200%'],
  [360, '150%'],
  [1280, '200%'],
  [1440, '200%'],
])('at %i px no fabric lies behind text at %s of its size', async (width, size) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = size;
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await render(sectionIn('es', <Achievements />).element);
  const covered = [...document.querySelectorAll('li')].flatMap((patch) => {
    const fabric = patch.querySelector('svg')?.getBoundingClientRect();
    const words = document.createRange();
    return [...patch.querySelectorAll('p, h3')]
      .filter((text) => {
        words.selectNodeContents(text);
        return [...words.getClientRects()].some(
          ({ right }) => fabric && fabric.width > 0 && right > fabric.left,
        );
      })
      .map((text) => text.textContent);
  });
  expect(covered).toEqual([]);
});
