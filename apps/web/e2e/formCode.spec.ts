import { contactWords } from '@wnc/content/contact';

import { field, fillForm, partner, tooShort } from './formFields.ts';
import { FORM_CODE, FORM_WORDS, hold } from './lateFiles.ts';
import { writeAs } from './office.ts';
import {
  expect,
  KEEPS_FAILURES,
  NETWORK_FAULT,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

test.describe("when the form's code cannot be fetched", () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('the browser sends the message, and the visitor is thanked', async ({ page }) => {
    await page.route(FORM_CODE, (route) => route.abort());
    await page.goto('/#contact');
    await waitForHydration(page);
    await fillForm(page, { email: await writeAs('late', page) });
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  });
});

test.describe("when the form's code could not be fetched at first", () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('it is fetched when the visitor starts to type', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', KEEPS_FAILURES);
    await page.route(FORM_WORDS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/#contact');
    await waitForHydration(page);
    await failed;
    await page.unroute(FORM_WORDS);
    await field(page, 'name').fill('Ana Ejemplo');
    await waitForFormHydration(page);
    await expect(field(page, 'name')).toHaveValue('Ana Ejemplo');
  });
});

test("what is typed while the form's code is still loading is kept", async ({ page }) => {
  const arrive = await hold(page, FORM_CODE);
  const code = page.waitForRequest(FORM_CODE);
  await page.goto('/#contact');
  await waitForHydration(page);
  await code;
  const name = field(page, 'name');
  await name.fill('Ana Ejemplo');
  await partner(page).check();
  arrive();
  await waitForFormHydration(page);
  await expect(name).toHaveValue('Ana Ejemplo');
  await expect(partner(page)).toBeChecked();
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(tooShort('message')).first()).toBeVisible();
});
