import type { Page } from '@playwright/test';
import { communityWords } from '@wnc/content/community';
import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import { reliefFacts, reliefWords } from '@wnc/content/relief';
import { teamWords } from '@wnc/content/team';

import { field, fillForm } from './formFields.ts';
import { holdScripts } from './lateFiles.ts';
import { writeAs } from './office.ts';
import {
  expect,
  isMarkedDocument,
  markDocument,
  movePointer,
  NETWORK_FAULT,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

/** The errors in the page's console from now on. */
function noteFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  return failures;
}

test.describe('when React fails', () => {
  test.use({ expectedComplaints: /^React failed in a part of the page: TypeError/ });

  test('in two sections, one of them from the start, those stay as they are and all others keep working', async ({
    page,
  }) => {
    const failures = noteFailures(page);
    await page.addInitScript((water) => {
      // Called when React renders the section with this figure.
      Object.assign(Number.prototype, {
        toLocaleString(this: number, tag: string, format?: Intl.NumberFormatOptions) {
          if (this.valueOf() === water) throw new TypeError('of this test');
          return new Intl.NumberFormat(tag, format).format(this);
        },
      });
      HTMLElement.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
        if (type === 'pointerenter' && this.closest('#team')) throw new TypeError('of this test');
        EventTarget.prototype.addEventListener.call(this, type, ...rest);
      };
    }, reliefFacts.water.value);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await waitForHydration(page);
    await page.locator('#team').scrollIntoViewIfNeeded();
    await expect.poll(() => failures).toHaveLength(2);
    await switchOf(page, 'es').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    for (const title of [reliefWords.title.en, teamWords.title.en]) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      await expect(heading).toBeVisible();
      expect(await heading.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe(
        'en',
      );
    }
    await page.getByText(teamWords.readBio.en).first().click();
    await expect(page.locator('#team details').first()).toHaveAttribute('open');
    expect(failures).toHaveLength(2);
  });

  test('once in the form, the form comes back with what was typed, and the log does not repeat the error message', async ({
    page,
  }) => {
    const failures = noteFailures(page);
    await page.addInitScript(() => {
      // Called for the number of characters that a message must have.
      const { prototype } = Number;
      const write = Object.getOwnPropertyDescriptor(prototype, 'toLocaleString');
      const toLocaleString = () => {
        if (write) Object.defineProperty(prototype, 'toLocaleString', write);
        throw new TypeError('words of a visitor');
      };
      Object.assign(prototype, { toLocaleString });
    });
    const letReactIn = await holdScripts(page);
    await page.goto('/');
    await field(page, 'message').fill('Half a message');
    letReactIn();
    await waitForFormHydration(page);
    await expect.poll(() => failures).toHaveLength(1);
    expect(failures[0]).not.toContain('words of a visitor');
    await expect(field(page, 'message')).toHaveValue('Half a message');
  });

  test('outside the sections, the page stays, and its links and form work as they do without React', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(target: Element) {
          if (this.rootMargin.startsWith('-33%')) throw new TypeError('of this test');
          super.observe(target);
        }
      };
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await movePointer(page);
    await failed;
    const name = field(page, 'name');
    await name.fill('Ana Ejemplo');
    await expect(page.getByRole('heading', { name: communityWords.title.en })).toBeVisible();
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/#contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    await expect(field(page, 'name', 'es')).toHaveValue('Ana Ejemplo');
    await fillForm(page, { email: await writeAs('without.react', page), language: 'es' });
    await page.getByRole('button', { name: contactWords.submit.es }).click();
    await expect(page).toHaveURL(/\/es\/contact\/thanks\/\?ref=/);
  });
});

test.describe('when React or its words cannot be fetched', () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('the page stays and the switch is a link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const file of ['entry-client', 'first-en']) {
      await test.step(`without ${file}`, async () => {
        const files = new RegExp(`/assets/${file}-`);
        await page.route(files, (route) => route.abort());
        await page.goto('/');
        await markDocument(page);
        await switchOf(page, 'es').click();
        await expect(page, file).toHaveURL('/es/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
        expect(await isMarkedDocument(page), file).toBe(false);
        await page.unroute(files);
      });
    }
  });
});
