import type { Locator, Page } from '@playwright/test';

import { waitForTypefaces } from '../typefaces.ts';
import { expect, test } from '../visitor.ts';
import { contrastOf, luminance } from './contrastRatio.ts';
import { screenshot } from './screenshot.ts';
import { reach, visitHome } from './visits.ts';
import { windows } from './windows.ts';

const [, phone, , desk] = windows;

test.describe('a visitor who wants less movement', () => {
  /** Running animations only: finished ones move nothing. */
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((each) => (each as CSSAnimation).animationName);
  /** What would take time if it changed, and how long. Nobody sees a millisecond. */
  const wouldMove = () =>
    [...document.querySelectorAll('*')]
      .flatMap((each) =>
        ['', '::before', '::after', '::details-content'].flatMap((part) => {
          const { transitionDuration, animationDuration } = getComputedStyle(each, part);
          return [transitionDuration, animationDuration].map(
            (duration) => `${each.localName}${part} ${duration}`,
          );
        }),
      )
      .filter((each) => !/ (?:auto|(?:0s|0\.001s)(?:, (?:0s|0\.001s))*)$/.test(each));
  const behavior = () => getComputedStyle(document.documentElement).scrollBehavior;

  test('sees nothing move, not even while a message is sent; others see a spinner, and smooth scrolling', async ({
    page,
  }) => {
    await reach(await visitHome(page, { language: 'en', window: desk }), 'the form while it sends');
    expect(await page.evaluate(moving)).toEqual([]);
    expect(await page.evaluate(behavior)).toBe('auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(moving)).toEqual(['spin']);
    expect(await page.evaluate(behavior)).toBe('smooth');
    expect(await page.evaluate(wouldMove)).toContain('details::details-content 0.16s, 0.16s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('#programs li').first().hover();
    expect(await page.evaluate(moving)).toEqual([]);
    expect(await page.evaluate(wouldMove)).toEqual([]);
  });
});

test.describe('a visitor who forces their own colors', () => {
  test('can tell what is a button, what is chosen, what is wrong and what has the focus, and sees where the open menu ends, and every icon in the color of the text beside it', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const visitor = await visitHome(page, { language: 'es', window: desk });
    await reach(visitor, 'the form with errors');
    const borderOf = (each: Element) => {
      const { borderTopWidth, borderBottomColor, borderTopStyle } = getComputedStyle(each);
      return { width: borderTopWidth, foot: borderBottomColor, style: borderTopStyle };
    };
    const buttons = page.locator('#hero a, #chw p ~ div a, #donate p a, button[type="submit"]');
    await expect(buttons).toHaveCount(6);
    for (const button of await buttons.all()) {
      expect((await button.evaluate(borderOf)).width).toBe('2px');
    }
    await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    for (const field of await page.locator('[aria-invalid]').all()) {
      expect((await field.evaluate(borderOf)).style).toBe('dashed');
    }
    const [chosen, other] = await page
      .locator('fieldset label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));
    expect(chosen).not.toBe(other);
    const ring = () => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    };
    expect(await page.evaluate(ring)).toBe('solid 3px');
    await page.setViewportSize(phone);
    await reach(visitor, 'the menu, open');
    await expect(page.locator('#menu')).toHaveCSS('border-bottom-width', '2px');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const icons = page.locator('svg:has(> use)');
    expect(await icons.count()).toBeGreaterThan(20);
    const others = await icons.evaluateAll((all) =>
      all
        .filter(({ parentElement: beside }) => beside && beside.tagName !== 'g')
        .filter(
          (icon) =>
            getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color,
        )
        .map((icon) => icon.innerHTML),
    );
    expect(others).toEqual([]);
  });
});

test.describe('a visitor whose browser darkens every page', () => {
  // Like Chrome on Android, which darkens pages for visitors whose theme is dark.
  test.use({ colorScheme: 'dark' });
  const darken = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  };
  /** The pixels of a part of the page, without a share of it along each edge. */
  const pixels = async (part: Locator, edge = 0) => {
    const clip = await part.evaluate((each, share) => {
      each.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = each.getBoundingClientRect();
      return {
        x: x + width * share,
        y: y + scrollY + height * share,
        width: width * (1 - 2 * share),
        height: height * (1 - 2 * share),
      };
    }, edge);
    return (await screenshot(part.page(), clip)).data;
  };

  test('can read what is on orange, and finds each color of the map in the list of counties', async ({
    page,
  }) => {
    await page.goto('/es/');
    await waitForTypefaces(page);
    const parts = await page
      .locator('#service-area svg, #service-area :is(li, p) > span:empty')
      .all();
    expect(parts).toHaveLength(7);
    // Behind the edges of the map there is the page, and in front of them the header.
    const EDGE = 0.3;
    const before: Buffer[] = [];
    for (const part of parts) before.push(await pixels(part, EDGE));
    await darken(page);
    for (const [at, part] of parts.entries()) {
      expect((await pixels(part, EDGE)).equals(before[at] ?? Buffer.of()), String(part)).toBe(true);
    }
    const onOrange = page.locator('header a:text("Donar"), #donate h2').filter({ visible: true });
    await expect(onOrange).toHaveCount(2);
    for (const part of await onOrange.all()) {
      const data = await pixels(part);
      const seen = Array.from({ length: data.length / 3 }, (_, at) =>
        luminance(data[at * 3], data[at * 3 + 1], data[at * 3 + 2]),
      ).toSorted((one, other) => one - other);
      const ground = seen[Math.floor(seen.length / 2)] ?? 0;
      expect(contrastOf(seen[0] ?? 0, ground)).toBeGreaterThan(4.5);
    }
  });
});
