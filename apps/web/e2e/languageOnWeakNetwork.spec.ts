import { EventEmitter, once } from 'node:events';

import { resourceOf } from '@wnc/content/resources';

import { field, partner } from './formFields.ts';
import { BEFORE_SCRIPTS, holdPrivacy, holdScripts } from './lateFiles.ts';
import {
  expect,
  goOnUntil,
  isMarkedDocument,
  markDocument,
  menuButton,
  menuIn,
  PHONE,
  SPANISH_PAGE_WORDS,
  stopClock,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

const PRIVACY = resourceOf('en').contact.privacy.more;
/** Longer than any timeout of the page. */
const LATE_MS = 30_000;

test('a visitor who follows a link to another page while the words of the other language are late gets to that page', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/');
  await field(page, 'message').fill('Half a message, not finished');
  await waitForFormHydration(page);
  const arrive = await holdPrivacy(page);
  const next = page.waitForRequest(/\/privacy\/$/);
  await page.route(SPANISH_PAGE_WORDS, async (route) => {
    await next;
    await route.fulfill({ body: 'an error of the host' });
  });
  await switchOf(page, 'es').click();
  const words = page.waitForResponse(`**${SPANISH_PAGE_WORDS}`);
  await page.locator('#contact').getByRole('link', { name: PRIVACY }).click({ noWaitAfter: true });
  await words;
  arrive();
  await expect(page).toHaveURL('/privacy/');
});

test('a visitor who taps the phone number while the words of the other language are late gets the other page', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const calls = new EventEmitter();
  const tapped = once(calls, 'tap');
  await page.route(SPANISH_PAGE_WORDS, async (route) => {
    await tapped;
    await route.fulfill({ body: 'an error of the host' });
  });
  await switchOf(page, 'es').click();
  await page.evaluate(() => document.querySelector<HTMLElement>('[href^="tel:"]')?.click());
  calls.emit('tap');
  await expect(page).toHaveURL('/es/');
});

test('a page that a visitor comes back to does not follow an earlier tap on the language', async ({
  page,
}) => {
  await stopClock(page);
  await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await field(page, 'message').fill('Half a message, not finished');
  await switchOf(page, 'es').click();
  await expect(switchOf(page, 'es')).toHaveAttribute('aria-busy', 'true');
  // As when the browser keeps the page in memory meanwhile.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      event.preventDefault();
      document.documentElement.dataset['followed'] = '';
    }),
  );
  // Not `fastForward`, which skips what a timer schedules when it fires.
  await page.clock.runFor(LATE_MS);
  await expect(switchOf(page, 'es')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).not.toHaveAttribute('data-followed');
});

test('a language switch waits only a moment for late scripts, and keeps the draft and the place', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/?from=flyer#contact', BEFORE_SCRIPTS);
  await partner(page).check();
  // Last: the focus scrolls the field into view, wherever the click has scrolled to.
  await field(page, 'message').fill('Half a message, not finished');
  await switchOf(page, 'es').click();
  // On the real clock: with a fake one, Firefox does not report a `back_forward` navigation.
  await expect(page).toHaveURL('/es/?from=flyer#contact');
  await expect(field(page, 'message', 'es')).toHaveValue('Half a message, not finished');
  await expect(partner(page, 'es')).toBeChecked();
  await field(page, 'message', 'es').fill('Now it is');
  await page.goBack(BEFORE_SCRIPTS);
  await expect(page).toHaveURL('/?from=flyer#contact');
  await expect(field(page, 'message')).toHaveValue('Now it is');
});

test('the other language opens at the top for a visitor who has scrolled back up from the section in the address while the scripts are late', async ({
  page,
}) => {
  await holdScripts(page);
  for (const address of ['/#team', '/our-team']) {
    await test.step(address, async () => {
      await page.goto(address, BEFORE_SCRIPTS);
      await expect.poll(() => page.evaluate(() => scrollY), address).toBeGreaterThan(0);
      // As a visitor scrolls: this stops the page from correcting its own jump.
      await page.mouse.wheel(0, -100);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await switchOf(page, 'es').click();
      await expect(page, address).toHaveURL('/es/');
    });
  }
});

test('a language switch does not wait long for late words either, and keeps the draft', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await field(page, 'message').fill('Half a message, not finished');
  await waitForFormHydration(page);
  await holdScripts(page);
  await switchOf(page, 'es').click();
  await page.clock.fastForward(LATE_MS);
  await expect(page).toHaveURL('/es/#contact');
  await expect(field(page, 'message', 'es')).toHaveValue('Half a message, not finished');
});

test('with the menu open, a language switch waits for the scripts, and the menu stays open', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await stopClock(page);
  const arrive = await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await markDocument(page);
  await menuButton(page).click();
  await switchOf(page, 'es').click();
  arrive();
  await goOnUntil(page, () => expect(page).toHaveURL('/es/', { timeout: 1 }));
  expect(await isMarkedDocument(page)).toBe(true);
  await expect(menuIn(page, 'es')).toBeVisible();
});
