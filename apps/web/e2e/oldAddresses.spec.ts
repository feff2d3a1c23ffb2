import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { oldAddresses } from '../src/navigation/oldAddresses.ts';
import { expect, switchOf, test } from './visitor.ts';

/**
 * One that chooses no topic and one that does, each also opened again with a draft. Only two: on
 * such a network, each takes seconds longer.
 */
const ON_SLOW_NETWORK: Readonly<Record<string, string>> = { donate: '/', volunteer: '/es/' };
/** Where a visit starts: Firefox counts no history entry for the blank page of a new window. */
const BLANK = '/robots.txt';

/** A phone with one bar of signal, which only Chromium can emulate. */
async function slowDown(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Opens an old address; expects its section, its topic or else the given one, and one entry. */
async function expectToArrive(
  page: Page,
  { path, old, address, topic }: Record<'path' | 'old' | 'address' | 'topic', string>,
): Promise<void> {
  const [anchor, query] = (oldAddresses[old as keyof typeof oldAddresses] ?? '').split('?');
  const entries = await page.evaluate(() => history.length);
  const at = `${address}?from=flyer`;
  const response = await page.goto(at);
  expect.soft(response?.status(), at).toBe(200);
  await expect.soft(page, at).toHaveURL(`${path}?from=flyer#${anchor}`);
  await expect.soft(page.locator(`#${anchor}`), at).toBeFocused();
  await expect.soft(page.locator(`#${anchor}`), at).toBeInViewport();
  // The topic of the address takes precedence over that of a draft.
  const chosen = page.locator('#contact [name="type"]:checked');
  const named = new URLSearchParams(query).get('type');
  await expect.soft(chosen, at).toHaveValue(named ?? topic);
  expect.soft(await page.evaluate(() => history.length), at).toBe(entries + 1);
}

test('in each language, every old address has the same page, with and without a trailing slash, except for where it leads', async ({
  request,
}) => {
  // Uncompressed, which saves the server seconds.
  const headers = { 'Accept-Encoding': 'identity' };
  const read = async (at: string) => (await request.get(at, { headers })).text();
  for (const { path } of languages) {
    const bodies = new Set<string>();
    for (const [old, anchor] of Object.entries(oldAddresses)) {
      const address = `${path}${old}`;
      const html = await read(address);
      expect.soft(await read(`${address}/`), address).toBe(html);
      const target = ` data-target="${path}#${anchor}"`;
      expect.soft(html, address).toContain(target);
      const body = html.slice(html.indexOf('<body'));
      bodies.add(body.replace(target, '').replaceAll(`/${old}/`, '/old/'));
    }
    expect.soft(bodies.size, path).toBe(1);
  }
});

test('every old address leads to its section and its topic, with one history entry', async ({
  page,
}) => {
  // Each in one language, since the pages differ only in their words.
  const others = Object.keys(oldAddresses).filter((old) => !(old in ON_SLOW_NETWORK));
  for (const [index, old] of others.entries()) {
    const { path } = languages[index % languages.length] ?? languages[0];
    const address = `${path}${old}`;
    await test.step(address, async () => {
      await page.goto(BLANK);
      // No draft from the previous visit.
      await page.evaluate(() => sessionStorage.clear());
      await expectToArrive(page, { path, old, address, topic: 'chw' });
    });
  }
});

for (const [old, path] of Object.entries(ON_SLOW_NETWORK)) {
  test(`the old address ${path}${old} leads there on a slow network, with one history entry, and again with a draft`, async ({
    page,
  }) => {
    await page.goto(BLANK);
    await slowDown(page);
    const address = `${path}${old}`;
    await expectToArrive(page, { path, old, address, topic: 'chw' });
    // Not a click by position: late typefaces may still move the page to the section in the address.
    await page.locator('#contact [value="partner"]').dispatchEvent('click');
    await expectToArrive(page, { path, old, address: `${address}/`, topic: 'partner' });
  });
}

test('an old address that names a section leads to that section; its language link leads to the home page, so the topic chosen since is kept', async ({
  page,
}) => {
  await page.goto('/volunteer/?from=flyer#team');
  await expect(page).toHaveURL('/?from=flyer#team');
  await expect(page.locator('#team')).toBeInViewport();
  await expect(page.locator('#contact [name="type"]:checked')).toHaveValue('volunteer');
  await expect(switchOf(page, 'es')).toHaveAttribute('href', '/es/');
});

test('without JavaScript an old address leads to its section too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { path } of languages) {
    await page.goto(`${path}become-a-volunteer/`);
    await expect(page).toHaveURL(`${path}#${oldAddresses['become-a-volunteer']}`);
    await expect(page.locator('#contact')).toBeInViewport();
  }
  await page.close();
});
