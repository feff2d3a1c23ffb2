import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { markScrolled } from '../early/markScrolled.ts';
import { tendMenu } from '../early/tendMenu.ts';
import { say } from '../testing/say.ts';
import { asBuilt, sectionIn } from '../testing/sectionIn.tsx';
import { Header } from './Header.tsx';

const ON_PHONE = [360, 740] as const;
const ON_DESK = [1280, 800] as const;

/** The header over a page of sections, as the prerender writes it, with what early.ts adds. */
async function openPage([width, height]: readonly [number, number], beforeScripts?: () => unknown) {
  await page.viewport(width, height);
  scrollTo(0, 0);
  const { element } = sectionIn(
    'en',
    <>
      <Header />
      <main>
        <h1>Home</h1>
        {['mission', 'programs', 'contact'].map((id) => (
          <section key={id} style={{ height: '150vh' }} id={id} />
        ))}
      </main>
    </>,
  );
  const built = asBuilt(element);
  await beforeScripts?.();
  tendMenu();
  markScrolled();
  return built;
}

const t = say('en');
const open = page.getByRole('button', { name: t(($) => $.accessibility.openMenu) });
const close = page.getByRole('button', { name: t(($) => $.accessibility.closeMenu) });
const wayToRelief = page.getByRole('link', { name: t(($) => $.nav.long.relief) });

test('the menu opens before React has loaded', async () => {
  await openPage(ON_PHONE);
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await userEvent.click(open);
  await expect.element(wayToRelief).toBeVisible();
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
});

test('React hydrates an open menu without an error and leaves it open', async () => {
  const { takeOver, mistakes } = await openPage(ON_PHONE);
  await userEvent.click(open);
  await takeOver();
  await expect.element(wayToRelief).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('the menu closes when a link in it is followed', async () => {
  await openPage(ON_PHONE);
  await userEvent.click(open);
  await userEvent.click(page.getByRole('link', { name: t(($) => $.nav.long.programs) }));
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  await expect.element(wayToRelief).not.toBeInTheDocument();
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  await openPage(ON_PHONE);
  await userEvent.click(open);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('a tap on the page closes the menu, a tap on the language link does not', async () => {
  await openPage(ON_PHONE);
  await userEvent.click(open);
  const tap = new PointerEvent('pointerdown', { bubbles: true });
  page.getByRole('link', { name: 'Español' }).element().dispatchEvent(tap);
  await expect.element(wayToRelief).toBeVisible();
  page.getByRole('heading', { name: 'Home' }).element().dispatchEvent(tap);
  await expect.element(wayToRelief).not.toBeInTheDocument();
});

test('a menu that was opened before the script ran stays open, also at a tap on the language link', async () => {
  await openPage(ON_PHONE, () => userEvent.click(open));
  await expect.element(wayToRelief).toBeVisible();
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
  const link = page.getByRole('link', { name: 'Español' });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect.element(wayToRelief).toBeVisible();
});

test('the menu closes behind a visitor whose keys reach a busy page all at once', async () => {
  await openPage(ON_PHONE);
  const button = open.element() as HTMLElement;
  button.click();
  document.querySelector<HTMLElement>('#menu a')?.focus();
  document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
});

const overflow = () => getComputedStyle(document.documentElement).overflowY;

test('the page behind an open menu does not scroll', async () => {
  await openPage(ON_PHONE);
  expect(overflow()).not.toBe('hidden');
  await userEvent.click(open);
  expect(overflow()).toBe('hidden');
  await userEvent.keyboard('{Escape}');
});

test('where popovers are missing, the button itself says whether the menu is open', async () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  await openPage(ON_PHONE);
  Object.defineProperty(HTMLElement.prototype, 'showPopover', native);
  await userEvent.click(open);
  expect(document.documentElement.dataset).toHaveProperty('menuOpen');
  await userEvent.click(close);
  expect(document.documentElement.dataset).not.toHaveProperty('menuOpen');
});

test('language and giving are in reach without the menu on the narrowest screen', async () => {
  await openPage([320, 640]);
  const giving = `${t(($) => $.nav.donate)} ${t(($) => $.accessibility.newTab)}`;
  for (const name of ['Español', giving]) {
    const { left, right, height } = page
      .getByRole('link', { name })
      .element()
      .getBoundingClientRect();
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(320);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

/** How far apart the centers of all links and buttons of the header are, in px: 0 on one line. */
function unevenness() {
  const buttons = [...page.getByRole('banner').element().querySelectorAll('a, button')];
  const middles = buttons
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top, height }) => top + height / 2);
  return Math.max(...middles) - Math.min(...middles);
}

test.each([360, 411, 479])(
  'the header is one line for an organization with a long name as well, at %i px',
  async (width) => {
    await openPage([width, 640]);
    const header = page.getByRole('banner').element();
    const name = header.querySelector('a > span');
    if (name) name.textContent = 'Organización Comunitaria';
    header.toggleAttribute('data-crowded', true);
    expect(unevenness()).toBeLessThan(4);
  },
);

test.each([320, 360, 411, 479])(
  'the header is one line in a third language as well, at %i px',
  async (width) => {
    await openPage([width, 640]);
    page.getByRole('banner').element().toggleAttribute('data-crowded', true);
    const spanish = page.getByRole('link', { name: 'Español', exact: true }).element();
    for (const other of document.querySelectorAll('[lang] ~ [lang]')) other.remove();
    const third = document.createElement('a');
    third.className = spanish.className;
    Object.assign(third, { ariaLabel: 'Kreyòl', href: '/ht/', lang: 'ht', textContent: 'Kreyòl' });
    spanish.before(third);
    spanish.nextElementSibling?.firstChild?.replaceWith('Faire un don');
    expect(unevenness()).toBeLessThan(4);
    await expect.element(page.getByRole('link', { name: 'Kreyòl', exact: true })).toBeVisible();
  },
);

const ground = () => getComputedStyle(page.getByRole('banner').element()).backgroundColor;

test('the header is transparent 10 pixels down, and white at 11', async () => {
  await openPage(ON_DESK);
  scrollTo({ top: 10, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
  scrollTo({ top: 11, behavior: 'instant' });
  await expect.poll(ground).toBe('oklch(1 0 0)');
});

test('the link of the section that is being read is marked', async () => {
  const { takeOver } = await openPage(ON_DESK);
  await takeOver();
  const links = page.getByRole('navigation').first();
  document.querySelector('#programs')?.scrollIntoView({ behavior: 'instant' });
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.programs) }))
    .toHaveAttribute('aria-current', 'location');
  document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' });
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.contact) }))
    .toHaveAttribute('aria-current', 'location');
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.programs) }))
    .not.toHaveAttribute('aria-current');
});
