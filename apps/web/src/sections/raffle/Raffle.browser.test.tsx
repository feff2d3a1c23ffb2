import { organization } from '@wnc/content/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { asBuilt, sectionIn } from '../../testing/sectionIn.tsx';
import { stopClock } from '../../testing/stopClock.ts';
import { Raffle } from './Raffle.tsx';

vi.mock('@wnc/content/raffle', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenRaffle,
}));

const BEFORE = '2025-05-20T16:00Z';
const DURING = '2025-06-01T16:00Z';
const AFTER = '2025-06-14T16:00Z';
const OVER = '2025-08-01T16:00Z';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock('Date', 'setInterval', 'clearInterval');
});
afterEach(() => {
  clock.uninstall();
  history.replaceState(null, '', location.pathname);
});

const setTime = (moment: string) => clock.setSystemTime(new Date(moment));
const title = page.getByRole('heading', { level: 2 });
const t = say('en');
/** The values in the sentences of the raffle, as they are written in English. */
const given = {
  date: 'May 28, 2025',
  start: 'May\u00a028',
  end: 'June\u00a013, 2025',
  dateTime: 'June\u00a013, 2025 at 5:00\u00a0PM',
  guests: 15,
};
const upcomingTitle = t(($) => $.raffle.upcoming.title, given);
const openTitle = t(($) => $.raffle.open.title, given);
const drawnTitle = t(($) => $.raffle.drawn.title, given);
const tickets = [1, 2, 5].map((count) => t(($) => $.raffle.ticket, { count }));
const newTab = t(($) => $.accessibility.newTab);
const english = sectionIn('en', <Raffle />).element;

/** The page as it is built at a given time. */
function builtAt(moment: string) {
  setTime(moment);
  vi.stubEnv('SSR', true);
  const built = asBuilt(english);
  vi.unstubAllEnvs();
  return built;
}

test('the ticket has a round plate for every guest, as wide as its column', async () => {
  setTime(DURING);
  await render(english);
  const plates = [...document.querySelectorAll('.ticket-plates > svg')];
  const columns = getComputedStyle(document.querySelector('.ticket-plates') as Element)
    .gridTemplateColumns.split(' ')
    .map(Number.parseFloat);
  expect(plates).toHaveLength(given.guests);
  for (const plate of plates) {
    const { width, height } = plate.getBoundingClientRect();
    expect(width).toBeCloseTo(columns[0] ?? 0, 0);
    expect(height).toBeCloseTo(width, 0);
  }
});

test('before the sale the raffle is announced, and its tickets can be seen but not bought', async () => {
  setTime(BEFORE);
  await render(english);
  await expect.element(title).toHaveTextContent(upcomingTitle);
  await expect.element(page.getByText(t(($) => $.raffle.upcoming.text, given))).toBeVisible();
  await expect
    .element(page.getByText('May\u00a028 to June\u00a013, 2025', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('list', { name: t(($) => $.raffle.labels.options) }))
    .toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(tickets);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

test('during the sale each ticket leads to the payment page until the hour of the draw, in a new tab and without a price', async () => {
  setTime(DURING);
  const { container } = await render(english);
  await expect.element(title).toHaveTextContent(openTitle);
  await expect.element(page.getByText(/June\u00a013, 2025 at 5:00\u00a0PM/)).toBeVisible();
  for (const quantity of tickets) {
    const link = page.getByRole('link', { name: `${quantity} ${newTab}` }).element();
    expect(link.getAttribute('href')).toBe(organization.raffleUrl.value);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
  const list = page.getByRole('list', { name: t(($) => $.raffle.labels.tickets) });
  await expect.element(list).toBeVisible();
  expect(container.textContent).not.toContain('$');
});

test('after the draw the tickets make way for thanks and another way to give', async () => {
  setTime(AFTER);
  await render(english);
  await expect.element(title).toHaveTextContent(drawnTitle);
  await expect.element(page.getByText(t(($) => $.raffle.drawn.text, given))).toBeVisible();
  await expect.element(page.getByText(t(($) => $.raffle.drawn.donateText))).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(page.getByRole('link', { name: t(($) => $.raffle.drawn.donate) }))
    .toHaveAttribute('href', '#donate');
});

test.each([
  ['before the sale', BEFORE, 'upcoming'],
  ['during the sale', DURING, 'open'],
  ['after the draw', AFTER, 'drawn'],
] as const)(
  '%s the ticket says so, how many the dinner is for, and when tickets are sold, the winner is announced and the dinner is delivered',
  async (_, moment, state) => {
    setTime(moment);
    await render(english);
    await expect.element(page.getByText(t(($) => $.raffle[state].badge))).toBeVisible();
    await expect
      .element(page.getByText(`${given.guests} ${t(($) => $.raffle.places)}`, { exact: true }))
      .toBeVisible();
    const days = [...document.querySelectorAll('dl > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(days).toEqual([
      [t(($) => $.raffle.labels.sale), 'May\u00a028 to June\u00a013, 2025'],
      [t(($) => $.raffle.labels.winner), 'June\u00a013 at 5:00\u00a0PM'],
      [t(($) => $.raffle.labels.delivery), 'June\u00a020 to July\u00a019, 2025'],
    ]);
  },
);

test('when it is over there is no raffle', async () => {
  setTime(OVER);
  const { container } = await render(english);
  expect(container.textContent).toBe('');
});

test('in Spanish the days and the hour are written in Spanish', async () => {
  setTime(DURING);
  await render(sectionIn('es', <Raffle />).element);
  const inSpanish = say('es');
  const five = `${inSpanish(($) => $.raffle.ticket, { count: 5 })} ${inSpanish(($) => $.accessibility.newTab)}`;
  await expect.element(title).toHaveTextContent(inSpanish(($) => $.raffle.open.title, given));
  await expect
    .element(page.getByText('del 28\u00a0de\u00a0mayo al 13\u00a0de\u00a0junio de\u00a02025'))
    .toBeVisible();
  await expect.element(page.getByText('13\u00a0de\u00a0junio a las 5:00\u00a0p.m.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: five })).toBeVisible();
});

test.each([
  ['during the sale', DURING],
  ['after the draw', AFTER],
])('in Spanish %s the hour is said, and no sentence ends with two periods', async (_, moment) => {
  setTime(moment);
  const { container } = await render(sectionIn('es', <Raffle />).element);
  await expect
    .element(page.getByText(/13\u00a0de\u00a0junio de\u00a02025 a las 5:00\u00a0p\.m\./))
    .toBeVisible();
  expect(container.textContent).not.toContain('..');
});

test('a page that stays open past the draw stops selling by itself', async () => {
  setTime('2025-06-13T20:59:45Z');
  await render(english);
  await expect.element(title).toHaveTextContent(openTitle);
  clock.tick(30_000);
  await expect.element(title).toHaveTextContent(drawnTitle);
});

test('a page that was built during the sale is right after the draw', async () => {
  const { takeOver, mistakes } = builtAt(DURING);
  setTime(AFTER);
  await expect.element(title).toHaveTextContent(openTitle);
  await takeOver();
  await expect.element(title).toHaveTextContent(drawnTitle);
  expect(mistakes).toEqual([]);
});

test('in development the URL can show the raffle of any day', async () => {
  setTime(OVER);
  history.replaceState(null, '', '?raffle=2025-06-13T16:59');
  await render(english);
  await expect.element(title).toHaveTextContent(openTitle);
});
