import { languages } from '@wnc/content/languages';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { frames } from '../testing/frames.ts';
import { openHeader } from '../testing/openHeader.tsx';
import { say } from '../testing/say.ts';
import { pageIn } from '../testing/sectionIn.tsx';
import { Header } from './Header.tsx';

const ON_DESK = [1280, 800] as const;
/** From this width, 68rem, the header shows its links (`--breakpoint-nav`). */
const WITH_LINKS = [1088, 800] as const;
const t = say('en');

test('the language and donation links are in reach without the menu on the narrowest screen', async () => {
  await openHeader([320, 640]);
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

test.each(languages)(
  'the header with all its links is one line in $name, in the narrowest window that shows them',
  async ({ code }) => {
    await page.viewport(...WITH_LINKS);
    await render(pageIn(code, <Header />).element);
    await expect
      .element(page.getByRole('link', { name: say(code)(($) => $.nav.chw) }))
      .toBeVisible();
    expect(unevenness(), 'nav.ts: shorten one of the six names').toBeLessThan(4);
  },
);

test.each([360, 411, 479])(
  'the header is one line even for an organization with a long name, at %i px',
  async (width) => {
    await openHeader([width, 640]);
    const header = page.getByRole('banner').element();
    const name = header.querySelector('a > span');
    if (name) name.textContent = 'Organización Comunitaria';
    header.toggleAttribute('data-crowded', true);
    expect(unevenness()).toBeLessThan(4);
  },
);

test.each([320, 360, 411, 479])(
  'the header is one line even with a third language, at %i px',
  async (width) => {
    await openHeader([width, 640]);
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

const look = () => getComputedStyle(page.getByRole('banner').element());
const ground = () => look().backgroundColor;

test('the header is transparent 10 pixels down, and white with a shadow at 11', async () => {
  await openHeader(ON_DESK);
  scrollTo({ top: 10, behavior: 'instant' });
  await frames(2);
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
  expect(look().boxShadow).toBe('none');
  scrollTo({ top: 11, behavior: 'instant' });
  await expect.poll(ground).toBe('oklch(1 0 0)');
  expect(look().boxShadow).toContain('oklch(');
});

test('the link to the section being read, a third down the window, is marked', async () => {
  const { takeOver } = await openHeader(ON_DESK);
  await takeOver();
  const links = page.getByRole('navigation').first();
  document.querySelector('#programs')?.scrollIntoView({ behavior: 'instant' });
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.programs) }))
    .toHaveAttribute('aria-current', 'location');
  const contact = document.querySelector('#contact') as HTMLElement;
  const distance = contact.getBoundingClientRect().top;
  scrollBy({ top: distance - innerHeight / 2, behavior: 'instant' });
  await frames(3);
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.contact) }))
    .not.toHaveAttribute('aria-current');
  contact.scrollIntoView({ behavior: 'instant' });
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.contact) }))
    .toHaveAttribute('aria-current', 'location');
  await expect
    .element(links.getByRole('link', { name: t(($) => $.nav.programs) }))
    .not.toHaveAttribute('aria-current');
});

test('the link to a section that React has rendered again is marked too', async () => {
  const { takeOver } = await openHeader(ON_DESK);
  await takeOver();
  const section = document.querySelector('#programs')?.closest('section');
  section?.replaceWith(section.cloneNode(true));
  document.querySelector('#programs')?.scrollIntoView({ behavior: 'instant' });
  await expect
    .element(
      page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: t(($) => $.nav.programs) }),
    )
    .toHaveAttribute('aria-current', 'location');
});

test('a click that opens the link to another language in a new tab or window is left to the browser, on a Mac too', async () => {
  const { takeOver } = await openHeader(ON_DESK);
  await takeOver();
  const left: boolean[] = [];
  const note = (event: MouseEvent) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', note);
  onTestFinished(() => removeEventListener('click', note));
  const link = page.getByRole('link', { name: 'Español' }).element();
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    link.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
  }
  expect(left).toEqual([true, true, true, true]);
});
