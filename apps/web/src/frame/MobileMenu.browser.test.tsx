import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openHeader } from '../testing/openHeader.tsx';
import { say } from '../testing/say.ts';
import { stopAsReact } from '../testing/stopAsReact.ts';
import { stopClock } from '../testing/stopClock.ts';

const ON_PHONE = [360, 740] as const;

const t = say('en');
const open = page.getByRole('button', { name: t(($) => $.accessibility.openMenu) });
const close = page.getByRole('button', { name: t(($) => $.accessibility.closeMenu) });
const wayToRelief = page.getByRole('link', { name: t(($) => $.nav.long.relief) });

test('the menu opens before React has loaded', async () => {
  await openHeader(ON_PHONE);
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await userEvent.click(open);
  await expect.element(wayToRelief).toBeVisible();
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
});

test('React hydrates an open menu without an error and leaves it open', async () => {
  const { takeOver, mistakes } = await openHeader(ON_PHONE);
  await userEvent.click(open);
  await takeOver();
  await expect.element(wayToRelief).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('the menu marks the section being read', async () => {
  const { takeOver } = await openHeader(ON_PHONE);
  await takeOver();
  document.querySelector('#programs')?.scrollIntoView({ behavior: 'instant' });
  await userEvent.click(open);
  await expect
    .element(page.getByRole('link', { name: t(($) => $.nav.long.programs) }))
    .toHaveAttribute('aria-current', 'location');
  await expect.element(wayToRelief).not.toHaveAttribute('aria-current');
});

test('the menu closes when a link in it is followed, and stays open at a tap between links', async () => {
  await openHeader(ON_PHONE);
  await userEvent.click(open);
  document.querySelector<HTMLElement>('#menu')?.click();
  await expect.element(wayToRelief).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: t(($) => $.nav.long.programs) }));
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  await expect.element(wayToRelief).not.toBeInTheDocument();
});

async function openAndEscape() {
  await userEvent.click(open);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(wayToRelief).not.toBeInTheDocument();
}

test('Escape closes the menu and gives the focus back to its button, before React and with it', async () => {
  const { takeOver } = await openHeader(ON_PHONE);
  await openAndEscape();
  await expect.element(open).toHaveFocus();
  await takeOver();
  await openAndEscape();
  await expect.element(open).toHaveFocus();
});

test('Escape leaves the focus where it is while the menu is closed', async () => {
  await openHeader(ON_PHONE);
  const language = document.querySelector<HTMLElement>('header [hreflang]');
  language?.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(language);
});

test('a tap on the page closes the menu, a tap on the language link does not', async () => {
  await openHeader(ON_PHONE);
  await userEvent.click(open);
  const tap = new PointerEvent('pointerdown', { bubbles: true });
  page.getByRole('link', { name: 'Español' }).element().dispatchEvent(tap);
  await expect.element(wayToRelief).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Home' }).element();
  stopAsReact(heading, 'pointerdown');
  heading.dispatchEvent(tap);
  await expect.element(wayToRelief).not.toBeInTheDocument();
});

test('a menu that was opened before the script ran stays open, even at a tap on the language link', async () => {
  await openHeader(ON_PHONE, () => userEvent.click(open));
  await expect.element(wayToRelief).toBeVisible();
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
  const link = page.getByRole('link', { name: 'Español' });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect.element(wayToRelief).toBeVisible();
});

test('the menu closes behind a visitor whose keys reach a busy page all at once', async () => {
  await openHeader(ON_PHONE);
  const button = open.element() as HTMLElement;
  button.click();
  document.querySelector<HTMLElement>('#menu a')?.focus();
  const skipLink = document.querySelector('a[href="#main"]') as HTMLElement;
  stopAsReact(skipLink, 'focusin');
  skipLink.focus();
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
});

const overflow = () => getComputedStyle(document.documentElement).overflowY;

test('a tenth of a second after the menu has opened, the page behind it no longer scrolls, until it is closed', async () => {
  await openHeader(ON_PHONE);
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  expect(overflow()).not.toBe('hidden');
  await userEvent.click(open);
  clock.tick(100);
  expect(overflow()).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  clock.tick(0);
  expect(overflow()).not.toBe('hidden');
});

test('where closing a closed menu is an error, as in Chrome 114, neither a tap on the page nor Back is one', async () => {
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(function strict(
    this: HTMLElement,
  ) {
    if (!this.matches(':popover-open')) throw new DOMException('', 'InvalidStateError');
    this.togglePopover(false);
  });
  onTestFinished(() => hide.mockRestore());
  const { takeOver } = await openHeader(ON_PHONE);
  await takeOver();
  const errors: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.error);
  };
  addEventListener('error', note);
  onTestFinished(() => removeEventListener('error', note));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(errors).toEqual([]);
  await userEvent.click(open);
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(wayToRelief).not.toBeInTheDocument();
});

test('where popovers are missing, the button itself says whether the menu is open', async () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  await openHeader(ON_PHONE);
  Object.defineProperty(HTMLElement.prototype, 'popover', native);
  await userEvent.click(open);
  expect(document.documentElement.dataset).toHaveProperty('menuOpen');
  await userEvent.click(close);
  expect(document.documentElement.dataset).not.toHaveProperty('menuOpen');
});
