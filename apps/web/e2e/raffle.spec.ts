import { languages } from '@wnc/content/languages';

import { expect, test } from './visitor.ts';

test('a raffle that has ended since the page was built is hidden even before React loads, and one that is still on is not', async ({
  page,
}) => {
  const raffle = (name: string, until: number) => `<p data-until="${until}">${name}</p>`;
  const raffles =
    raffle('Last year', Date.now() - 60_000) + raffle('This year', Date.now() + 3_600_000);
  for (const { path } of languages) {
    await test.step(path, async () => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', `${raffles}</main>`);
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      await expect(page.getByText('This year')).toBeVisible();
      await expect(page.getByText('Last year')).toBeHidden();
    });
  }
});
