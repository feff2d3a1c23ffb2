import { contactWords } from '@wnc/content/contact';
import { emailsWords } from '@wnc/content/emails';
import { languages } from '@wnc/content/languages';
import { problemWords } from '@wnc/content/problem';
import { thankYouWords } from '@wnc/content/thankYou';

import { field, fillForm, partner } from './formFields.ts';
import { mailsOf, newAddress, newEmail, storedMessages, writeAs } from './office.ts';
import { expect, test, waitForFormHydration } from './visitor.ts';

const THINKING_MS = 8000;

test('a visitor reads on the problem page why a message was not accepted, in each language', async ({
  page,
}) => {
  for (const { code, path } of languages) {
    await page.goto(`${path}contact/problem/?code=rate_limited`);
    await expect.soft(page.getByText(problemWords.codes.rate_limited[code]), code).toBeVisible();
    await expect.soft(page.getByText(problemWords.codes.too_large[code]), code).toBeHidden();
  }
});

for (const { code, path } of languages) {
  test.describe(`a visitor who reads ${code}`, () => {
    test.describe('without JavaScript', () => {
      // The browser's own form post cannot be intercepted.
      test.use({
        javaScriptEnabled: false,
        extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
          await use({ ...extraHTTPHeaders, 'cf-connecting-ip': newAddress() });
        },
      });

      test('L07: writes a message and is thanked on a separate page', async ({ page }) => {
        const email = await newEmail(`plain.${code}`);
        await page.goto(path);
        await fillForm(page, { email, language: code });
        await partner(page, code).check();
        await page.getByRole('button', { name: contactWords.submit[code] }).click();

        await expect(page).toHaveURL(new RegExp(`${path}contact/thanks/\\?ref=`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          thankYouWords.contact.title[code],
        );
        expect(await storedMessages(email)).toMatchObject([{ type: 'partner', language: code }]);
        await expect
          .poll(async () => {
            const { team, visitor } = await mailsOf(email);
            return { team: team.length, visitor: visitor.length };
          })
          .toEqual({ team: 1, visitor: 1 });
      });
    });

    test('writes a message, sees that it has arrived, and gets a mail in that language', async ({
      page,
    }) => {
      const email = await writeAs(`journey.${code}`, page);
      await page.clock.install();
      await page.goto(path);
      await page.getByRole('radio', { name: contactWords.tabs.volunteer.label[code] }).check();
      await field(page, 'name', code).fill('José Muestra');
      await field(page, 'email', code).fill(email);
      const message = field(page, 'message', code);
      await message.fill('I can help on Saturdays, mañana también.');
      await waitForFormHydration(page);
      await page.clock.fastForward(THINKING_MS);
      await page.getByRole('button', { name: contactWords.submit[code] }).click();

      await expect(page.getByText(contactWords.success.inline[code])).toBeVisible();
      await expect(page.getByText(contactWords.success.toastTitle[code])).toBeVisible();
      await expect(message).toHaveValue('');
      expect(await storedMessages(email)).toEqual([
        {
          name: 'José Muestra',
          message: 'I can help on Saturdays, mañana también.',
          type: 'volunteer',
          language: code,
        },
      ]);
      await expect.poll(async () => (await mailsOf(email)).visitor.length).toBe(1);
      const { team, visitor } = await mailsOf(email);
      expect(team).toHaveLength(1);
      expect(team[0]?.text).toContain('mañana también');
      expect(visitor[0]?.text).toContain(emailsWords.confirmation.intro[code]);
      expect(visitor[0]?.html).toContain(`lang="${code}"`);
      expect(visitor[0]?.text).not.toContain('mañana');
      expect(visitor[0]?.text).not.toContain('José');
    });
  });
}
