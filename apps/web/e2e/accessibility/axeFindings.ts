import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * These take most of axe's time, and our own checks see more: lowContrastLines.ts includes pictures
 * and gradients, and smallTargets.ts asks for larger targets.
 */
const RULES = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
/** The frame of the video player, which is not ours. */
const FOREIGN = 'iframe';

/** What axe finds wrong in one part of the page, or in all of it, as `rule: element`. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, rules, within, foreign }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(
        { include: within ?? 'html', exclude: foreign },
        { runOnly: tags, rules, resultTypes: ['violations'], iframes: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    { tags: TAGS, rules: RULES, within: part, foreign: FOREIGN },
  );
}
