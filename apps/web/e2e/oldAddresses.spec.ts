import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { oldAddresses } from '../src/navigation/oldAddresses.ts';
import { expect, switchOf, test } from './visitor.ts';

/**
 * One that chooses no topic and one that does: on such a network each takes seconds longer. They are
 * opened again with a draft, too.
 */
const ON_SLOW_NETWORK: Readonly<Record<string, string>> = { donate: '/', volunteer: '/es/' };
/** A blank page: Firefox counts no history entry for that of a new window. */
const BLANK = '/robots.txt';

/** A phone with one bar of signal. Only Chromium can emulate it. */
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

/** Opens an old address, and expects its section, its topic or else the given one, and one entry. */
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
  // The topic of an address wins over that of a draft.
  const chosen = page.locator('#contact [name="type"]:checked');
  const named = new URLSearchParams(query).get('type');
  await expect.soft(chosen, at).toHaveValue(named ?? topic);
  expect.soft(await page.evaluate(() => history.length), at).toBe(entries + 1);
}

test('every old address has the same page in a language, with a slash at its end and without; only where it leads is its own', async ({
  request,
}) => {
  // Uncompressed, which spares the server seconds.
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
  // In one language each, since the pages are the same but for their words.
  const others = Object.keys(oldAddresses).filter((old) => !(old in ON_SLOW_NETWORK));
  for (const [index, old] of others.entries()) {
    const { path } = languages[index % languages.length] ?? languages[0];
    const address = `${path}${old}`;
    await test.step(address, async () => {
      await page.goto(BLANK);
      // No draft of the visit before.
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
    // Not by its place: late typefaces may still move the page to the section of the address.
    await page.locator('#contact [value="partner"]').dispatchEvent('click');
    await expectToArrive(page, { path, old, address: `${address}/`, topic: 'partner' });
  });
}

test('an old address that names a section leads to that section, and its language link to the home page, which leaves the topic chosen since', async ({
  page,
}) => {
  await page.goto('/volunteer/?from=flyer#team');
  await expect(page).toHaveURL('/?from=flyer#team');
  await expect(page.locator('#team')).toBeInViewport();
  await expect(page.locator('#contact [name="type"]:checked')).toHaveValue('volunteer');
  await expect(switchOf(page, 'es')).toHaveAttribute('href', '/es/');
});
