import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import { languageWords } from '@wnc/content/language';
import { languageOf, languages } from '@wnc/content/languages';
import { contactLimits } from '@wnc/validation/contact';

import { otherLanguage } from '../../src/testing/otherLanguage.ts';
import { fillForm, tooShort } from '../formFields.ts';
import { inWords } from '../inWords.ts';
import { expect, switchOf, test, waitForHydration } from '../visitor.ts';
import { answers, answerWith, holdMessages, reachForm } from './contactForm.ts';
import { heard, listen } from './screenReader.ts';

const { success, failure, rateLimited, offline, errors, hints, labels, sending, slow } =
  contactWords;

for (const { code, name } of languages) {
  test.describe(`a screen reader in ${name}`, () => {
    test.use({ locale: code, expectedComplaints: /not sent|403|429/ });

    const inOrder = (...texts: { [Code in typeof code]: string }[]) =>
      texts.map((text) => inWords(text[code])).join(' ');
    const sendingIsSaid = `status: ${sending[code]}`;

    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await page.goto(languageOf(code).path);
      await waitForHydration(page);
    });

    const send = async (page: Page) => {
      await reachForm(page);
      await fillForm(page, { language: code });
      const button = page.getByRole('button', { name: contactWords.submit[code] });
      await button.focus();
      await listen(page);
      await page.keyboard.press('Enter');
    };

    test('says an error with its field and nothing else, and says once each that a message is being sent, that an answer takes long, that sending failed and what to do, that the network is gone and that it is back, that the message has arrived, how long to wait, and that the wait is over', async ({
      page,
    }) => {
      await test.step('an error with its field', async () => {
        await reachForm(page);
        await page.getByRole('button', { name: contactWords.submit[code] }).focus();
        await listen(page);
        await page.keyboard.press('Enter');
        const first = `focus: ${inOrder(labels.name, hints.name)} ${tooShort('name', code)}`;
        await expect.poll(() => heard(page)).toEqual([first]);
        await page.keyboard.press('Tab');
        const email = `focus: ${inOrder(labels.email, hints.email, errors.email.invalid_format)}`;
        expect(await heard(page)).toEqual([first, email]);
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
        expect(hints.message[code]).toContain('{{min}}');
        await expect(
          page.getByRole('textbox', { name: labels.message[code] }),
        ).toHaveAccessibleDescription(
          `${inWords(hints.message[code], contactLimits.message)} ${tooShort('message', code)}`,
        );
      });

      await test.step('that an answer takes long, and that sending failed', async () => {
        const answer = await holdMessages(page);
        await send(page);
        await expect.poll(() => heard(page)).toEqual([sendingIsSaid]);
        await page.clock.runFor('00:15');
        const takesLong = `status: ${inOrder(sending, slow)}`;
        expect(await heard(page)).toEqual([sendingIsSaid, takesLong]);
        await answer(answers.refused);
        const failed = `status: ${inOrder(failure.inline, failure.kept, failure.alternative)}`;
        await expect.poll(() => heard(page)).toEqual([sendingIsSaid, takesLong, failed]);
      });

      await test.step('that the network is gone, and back', async () => {
        await page.context().setOffline(true);
        await send(page);
        const gone = `status: ${inOrder(offline.title, offline.text, failure.alternative)}`;
        await expect.poll(() => heard(page)).toEqual([gone]);
        await page.context().setOffline(false);
        await expect.poll(() => heard(page)).toEqual([gone, `status: ${offline.back[code]}`]);
      });

      await test.step('that the message has arrived, even if what has the focus is not said', async () => {
        await answerWith(page, answers.received);
        await send(page);
        const focused = `focus: ${inOrder(success.inline, success.checkEmail)}`;
        const arrived = `status: ${inOrder(success.inline, success.checkEmail)} ${inWords(success.reference[code], { ref: answers.received.json.ref })} ${success.another[code]}`;
        await expect.poll(() => heard(page)).toEqual([sendingIsSaid, focused, arrived]);
        await page.clock.runFor('00:10');
        expect(await heard(page)).toEqual([sendingIsSaid, focused, arrived]);
        await page.getByRole('button', { name: success.another[code] }).click();
      });

      await test.step('how long to wait, without counting the minutes aloud, and that the wait is over', async () => {
        await answerWith(page, answers.tooMany);
        await send(page);
        await expect.poll(async () => (await heard(page)).length).toBe(2);
        await page.clock.runFor('01:05');
        const minutes = new Intl.NumberFormat(languageOf(code).tag, {
          style: 'unit',
          unit: 'minute',
          unitDisplay: 'long',
        });
        const wait = (count: number) =>
          inWords(rateLimited.wait[code], { time: minutes.format(count) });
        await expect(page.getByText(wait(2))).toBeVisible();
        const said = [
          sendingIsSaid,
          `status: ${inWords(rateLimited.title[code])} ${wait(3)} ${inOrder(failure.kept, failure.alternative)}`,
        ];
        expect(await heard(page)).toEqual(said);
        await page.clock.runFor('02:00');
        await expect
          .poll(() => heard(page))
          .toEqual([...said, `status: ${rateLimited.over[code]}`]);
      });
    });

    test('says once, in the new language, that the language has changed, and again when it is changed back', async ({
      page,
    }) => {
      for (const to of [otherLanguage(code).code, code]) {
        await switchOf(page, to).focus();
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        await listen(page);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title[to]);
        await expect.poll(() => heard(page)).toEqual([`status: ${languageWords.changed[to]}`]);
      }
    });
  });
}

test('a visitor who has moved on hears from the live region that the message has arrived', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await reachForm(page);
  await fillForm(page);
  const answer = await holdMessages(page);
  await page.getByRole('button', { name: contactWords.submit.en }).press('Enter');
  await page.getByRole('banner').getByRole('link').first().focus();
  await listen(page);
  await answer(answers.received);
  const beginning = `status: ${success.inline.en} ${success.checkEmail.en}`;
  await expect
    .poll(async () => (await heard(page)).map((said) => said.slice(0, beginning.length)))
    .toEqual([beginning]);
});
