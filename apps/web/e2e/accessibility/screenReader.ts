import type { Page } from '@playwright/test';

/**
 * Records from now on what a screen reader announces by itself: changed live regions, in full since
 * `role="status"` is atomic, and what receives the focus, with its description. Another call starts
 * over.
 */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const earlier = (window as unknown as { heard?: string[] }).heard;
    if (earlier) {
      earlier.length = 0;
      return;
    }
    const heard: string[] = [];
    /** Orca drops an announcement among a hundred events, of which a changed text causes several. */
    const FLOOD = 20;
    Object.assign(window, { heard });
    const said = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

    const isSpoken = (region: Element) => {
      const { role, ariaLive } = region;
      return ariaLive ? ariaLive !== 'off' : role === 'status' || role === 'alert' || !role;
    };
    const REGIONS = '[role="status"], [role="alert"], output, [aria-live]';
    /** Its text, without the silent parts of it. */
    const spokenIn = (region: HTMLElement) =>
      [...region.querySelectorAll<HTMLElement>('[aria-live="off"]')].reduce(
        (text, silent) => text.replace(silent.innerText, ''),
        region.innerText,
      );
    /** The live regions around a mutation, and those that it added. */
    const regionsOf = ({ target, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => node instanceof HTMLElement);
      const within = added.flatMap((node) => [...node.querySelectorAll<HTMLElement>(REGIONS)]);
      return [
        element?.closest<HTMLElement>(REGIONS),
        ...added.filter((node) => node.matches(REGIONS)),
        ...within,
      ];
    };
    new MutationObserver((changes) => {
      if (changes.length > FLOOD) return;
      // Removals are not announced.
      const news = changes.filter(
        ({ type, addedNodes }) => type !== 'childList' || addedNodes.length > 0,
      );
      for (const region of new Set(news.flatMap(regionsOf))) {
        const text = region && isSpoken(region) ? said(spokenIn(region)) : '';
        if (text) heard.push(`status: ${text}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });

    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
        const name = target.ariaLabel ?? labels[0]?.innerText ?? target.innerText;
        const described = (target.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter(Boolean);
        const description = described.map((id) => document.getElementById(id)?.innerText);
        heard.push(said(`focus: ${[name, ...description].join(' ')}`));
      },
      { capture: true },
    );
  });

export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);
