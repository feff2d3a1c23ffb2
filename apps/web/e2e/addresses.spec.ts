import { contactMeta } from '@wnc/content/contact';
import { donateMeta } from '@wnc/content/donate';
import { languages } from '@wnc/content/languages';
import { defaultMeta } from '@wnc/content/meta';
import { navWords } from '@wnc/content/nav';
import { notFoundWords } from '@wnc/content/notFound';

import { inWords } from './inWords.ts';
import { hold } from './lateFiles.ts';
import { waitForTypefaces } from './typefaces.ts';
import { expect, test } from './visitor.ts';

const OFFSET_PX = 80;
const FONTS_AND_PICTURES = /\.(?:woff2|svg)$/;

const warning = (id: string) => `warning: No element #${id}`;

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: /404|nowhere/ });

  test('answers 404 in its language, then in the others, and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    for (const { code, path } of languages) {
      await test.step(code, async () => {
        const address = `${path}nowhere/to-be-found`;
        const response = await page.goto(`${address}?secret=1#here`);
        expect(response?.status(), address).toBe(404);
        await expect(page.locator('html'), address).toHaveAttribute('lang', code);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundWords.title[code]);
        for (const { code: spoken } of languages) {
          const message = page.getByText(notFoundWords.message[spoken]);
          await expect(message).toBeVisible();
          const part = message.locator('xpath=ancestor::*[@lang][1]');
          await expect(part).toHaveAttribute('lang', spoken);
          await expect(part.getByRole('heading').first()).toHaveText(notFoundWords.title[spoken]);
        }
        expect(logged.some((line) => line.includes(address))).toBe(true);
        await page.getByRole('link', { name: notFoundWords.home[code] }).click();
        await expect(page).toHaveURL(path);
      });
    }
    expect(
      logged.filter((line) => /secret|#here/.test(line) && !/Failed to load/.test(line)),
    ).toEqual([]);
  });
});

test('an in-page link leads to a section 80 px below the top, and moves the focus there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: navWords.relief.en }).click();
  await expect(page).toHaveURL('/#relief');
  await expect(page.locator('#relief')).toBeFocused();
  const top = () => page.locator('#relief').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(OFFSET_PX);
});

test('an address with a section opens there, even if fonts and pictures load late', async ({
  page,
}) => {
  const arrive = await hold(page, FONTS_AND_PICTURES);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/es/#team', { waitUntil: 'commit' });
  // In the middle of the smooth scroll.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  arrive();
  await page.waitForLoadState();
  await waitForTypefaces(page);
  const team = page.locator('#team');
  const top = () => team.evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(OFFSET_PX);
});

test('the title and the description follow the hash, in each language', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  const turnTo = (hash: string) =>
    page.evaluate((next) => {
      location.hash = next;
    }, hash);
  for (const { code, path } of languages) {
    await test.step(code, async () => {
      const expectDescription = (text: string) =>
        expect(description, code).toHaveAttribute('content', inWords(text));
      await page.goto(`${path}#donate`);
      await expectDescription(donateMeta.description[code]);
      await turnTo('#contact?type=partner');
      await expectDescription(contactMeta.description[code]);
      await expect(page).toHaveTitle(inWords(contactMeta.title[code]));
      await turnTo('#community');
      await expectDescription(defaultMeta.description[code]);
      await expect(page).toHaveTitle(inWords(defaultMeta.title[code]));
      await page.goBack();
      await expect(page).toHaveTitle(inWords(contactMeta.title[code]));
    });
  }
});

test.describe('an anchor that does not exist', () => {
  test.use({ expectedComplaints: /No element #(?:nothing|nowhere)-here/ });

  test('only logs a warning, and on an old address is replaced by its section', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
    await page.goto('/#nothing-here');
    await expect.poll(() => warnings).toEqual([warning('nothing-here')]);
    await page.evaluate(() => {
      location.hash = '#nowhere-here';
    });
    await expect.poll(() => warnings).toEqual([warning('nothing-here'), warning('nowhere-here')]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/our-team#nothing-here');
    await expect(page).toHaveURL('/#team');
  });
});

test('a reload keeps the place of a visitor who has left the section in the address', async ({
  page,
}) => {
  await page.goto('/#programs');
  await expect(page.locator('#programs')).toBeInViewport();
  // Until then the page corrects its jump to the section; scrolling by a script does not stop that.
  await waitForTypefaces(page);
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  // A jump to the section would come in the next frame.
  await waitForTypefaces(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(8);
});
