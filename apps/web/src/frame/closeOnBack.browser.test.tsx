import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { frames } from '../testing/frames.ts';
import { openHeader } from '../testing/openHeader.tsx';
import { say } from '../testing/say.ts';

const ON_PHONE = [360, 740] as const;

const t = say('en');
const open = page.getByRole('button', { name: t(($) => $.accessibility.openMenu) });
const close = page.getByRole('button', { name: t(($) => $.accessibility.closeMenu) });
const wayToRelief = page.getByRole('link', { name: t(($) => $.nav.long.relief) });

test("Android's back gesture closes the open menu, and does nothing else", async () => {
  const watchers: CloseWatcher[] = [];
  const Recorded = class extends CloseWatcher {
    constructor() {
      super();
      watchers.push(this);
    }
  };
  vi.stubGlobal('CloseWatcher', Recorded);
  try {
    const { takeOver } = await openHeader(ON_PHONE);
    await userEvent.click(open);
    await takeOver();
    watchers.at(-1)?.requestClose();
    await expect.element(wayToRelief).not.toBeInTheDocument();
    await expect.element(open).toHaveAttribute('aria-expanded', 'false');

    const earlier = watchers.length;
    await userEvent.click(open);
    await expect.poll(() => watchers.length).toBeGreaterThan(earlier);
    let heard = false;
    watchers.at(-1)?.addEventListener('close', () => (heard = true));
    await userEvent.click(close);
    await frames(2);
    watchers.at(-1)?.requestClose();
    expect(heard).toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a visitor who goes back to another section, as on an iPhone, does not find it behind the menu', async () => {
  const { takeOver } = await openHeader(ON_PHONE);
  await takeOver();
  history.pushState(history.state, '');
  await userEvent.click(open);
  await expect.element(wayToRelief).toBeVisible();
  history.back();
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
});

test('a visitor who goes back with the focus in the menu finds it on the button, not at the top of the page', async () => {
  const { takeOver } = await openHeader(ON_PHONE);
  await takeOver();
  history.pushState(history.state, '');
  await userEvent.click(open);
  await userEvent.tab();
  expect(document.activeElement?.closest('#menu')).not.toBeNull();
  history.back();
  await expect.element(wayToRelief).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('a visitor who goes back while the menu is closed keeps the focus where it is', async () => {
  const { takeOver } = await openHeader(ON_PHONE);
  await takeOver();
  history.pushState(history.state, '');
  const language = page.getByRole('link', { name: 'Español' }).element() as HTMLElement;
  language.focus();
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await left;
  expect(document.activeElement).toBe(language);
});
