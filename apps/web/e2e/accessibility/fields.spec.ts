import { contactWords } from '@wnc/content/contact';
import { languages } from '@wnc/content/languages';

import { expect, test, waitForHydration } from '../visitor.ts';
import { reachForm, sendForm } from './contactForm.ts';
import { zoomedWindow } from './windows.ts';

const { labels, submit } = contactWords;

for (const { code, path, name } of languages) {
  test.describe(`the form in ${name}`, () => {
    test.use({ locale: code });

    test('lets the browser fill in what it knows, with the right keyboard on a phone, and has the visible text of every control in its accessible name; shows errors in the page, never in a browser bubble, only at fields that are wrong, and the label of the first one even at 400 %', async ({
      page,
    }) => {
      const box = (field: 'name' | 'email') =>
        page.getByRole('textbox', { name: labels[field][code] });
      const invalid = page.locator('[aria-invalid="true"]');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await waitForHydration(page);
      await test.step('lets the browser fill in what it knows, with the right keyboard', async () => {
        const expected = {
          name: { autocomplete: 'name', type: 'text', inputmode: null },
          email: { autocomplete: 'email', type: 'email', inputmode: 'email' },
        };
        for (const [field, attributes] of Object.entries(expected)) {
          const input = box(field as 'name');
          for (const [attribute, value] of Object.entries(attributes)) {
            expect(await input.getAttribute(attribute), `${field}: ${attribute}`).toBe(value);
          }
        }
      });
      await test.step('has the visible text of every control in its accessible name', async () => {
        await page.getByRole('banner').getByRole('button').click();
        const wrong = await page.locator('a[href], button, summary').evaluateAll((controls) => {
          const said = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
          const isSeen = (each: Element) => each.checkVisibility() && each.clientWidth !== 1;
          const seen = (each: Element): string =>
            [...each.childNodes]
              .map((node) => {
                if (node instanceof Element) return isSeen(node) ? seen(node) : '';
                return node.textContent;
              })
              .join(' ');
          return controls
            .filter((each) => each.checkVisibility())
            .map((each) => ({
              name: said(each.ariaLabel ?? each.textContent),
              label: said(seen(each)),
            }))
            .filter((control) => !control.name || !control.name.includes(control.label));
        });
        expect(wrong).toEqual([]);
        await page.keyboard.press('Escape');
      });
      await test.step('shows the label of the first wrong field to a visitor who zooms to 400 %', async () => {
        await page.setViewportSize(zoomedWindow);
        await reachForm(page);
        await expect(page.locator('[aria-invalid]')).toHaveCount(0);
        await sendForm(page, code);
        await expect(box('name')).toBeFocused();
        const label = page.locator('label[for="contact-name"]');
        const isInFront = () =>
          label.evaluate((each) => {
            const { left, top, bottom } = each.getBoundingClientRect();
            return [top + 1, bottom - 1].every(
              (y) => document.elementFromPoint(left + 4, y) === each,
            );
          });
        await expect.poll(isInFront).toBe(true);
      });
      await test.step('shows errors only at fields that are wrong', async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await box('name').fill('Ana Ejemplo');
        await sendForm(page, code);
        await expect(box('email')).toBeFocused();
        await expect(invalid).toHaveCount(2);
        await expect(box('name')).not.toHaveAttribute('aria-invalid');
        await box('email').fill('ana@example.org');
        await expect(invalid).toHaveCount(1);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is validated by the browser, which moves the focus to the first error', async ({
        page,
      }) => {
        await page.goto(path);
        await page.getByRole('button', { name: submit[code] }).click();
        await expect(page.getByRole('textbox', { name: labels.name[code] })).toBeFocused();
        await expect(page).toHaveURL(path);
      });
    });
  });
}
