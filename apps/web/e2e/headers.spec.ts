import { createServer } from 'node:http';

import { communityWords } from '@wnc/content/community';
import { contactWords } from '@wnc/content/contact';
import { languageOf } from '@wnc/content/languages';
import { donationWidgetUrl } from '@wnc/content/site';
import { freePort } from '@wnc/local-stack/freePort';
import { closeServer, listen } from '@wnc/local-stack/listen';

import { otherLanguage } from '../src/testing/otherLanguage.ts';
import { tooShort } from './formFields.ts';
import { inWords } from './inWords.ts';
import { expect, frames, switchOf, test, waitForFormHydration } from './visitor.ts';

const PLAYER = 'https://www.youtube-nocookie.com/**';

for (const language of ['en', 'es'] as const) {
  const { path } = languageOf(language);
  const other = otherLanguage(language);

  test(`Q10: nothing on ${path} is blocked by the content security policy, and no request goes to another site until the visitor asks for it`, async ({
    page,
    baseURL,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      // The donation company's script loads when the visitor nears its section.
      if (url === donationWidgetUrl?.value) return;
      if (new URL(url).origin !== new URL(baseURL ?? '').origin) strangers.push(url);
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        seen.push([violatedDirective, blockedURI, sample].join(' '));
      });
    });
    await page.route(PLAYER, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await waitForFormHydration(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await frames(page);
    expect.soft(strangers).toEqual([]);

    const play = inWords(communityWords.playLabel[language]);
    await page.getByRole('button', { name: play }).click();
    await expect(page.frameLocator('iframe').locator('html')).toBeAttached();
    await page.getByRole('button', { name: contactWords.submit[language] }).click();
    await expect(page.getByText(tooShort('name', language)).first()).toBeVisible();
    await switchOf(page, other.code).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
  });
}

test.describe('a visitor who is offered Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('leaves in the browser only what the privacy page names: a draft until the tab is closed, and that the offer was answered', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.locator('[data-offered]').getByRole('button').click();
    await page.getByLabel(contactWords.labels.name.en).fill('Ana');
    await waitForFormHydration(page);
    await switchOf(page, 'es').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const { cookies, origins } = await context.storageState({ indexedDB: true });
    expect(cookies).toEqual([]);
    const kept = origins.map(({ localStorage, ...rest }) => ({
      ...rest,
      localStorage: localStorage.map(({ name }) => name),
    }));
    const { origin } = new URL(page.url());
    expect(kept).toEqual([{ origin, localStorage: ['language-offer'], indexedDB: [] }]);
    const keptByTab = await page.evaluate(() => Object.keys(sessionStorage));
    expect(keptByTab).toEqual(['contact-draft']);
  });
});

test.describe('another site', () => {
  test.use({ expectedComplaints: /fram(e|ing)/i });

  test('Q14: cannot show the page inside its own', async ({ page, baseURL }) => {
    const port = await freePort();
    const stranger = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${baseURL}/"></iframe>`);
    });
    await listen(stranger, port);
    try {
      await page.goto(`http://127.0.0.1:${port}/`);
      await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
      await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
    } finally {
      await closeServer(stranger);
    }
  });
});
