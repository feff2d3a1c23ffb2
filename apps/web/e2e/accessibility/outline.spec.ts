import { contactWords } from '@wnc/content/contact';
import { languageOf, languages } from '@wnc/content/languages';
import { people, teamWords } from '@wnc/content/team';
import { terms, tooltipsWords } from '@wnc/content/tooltips';

import { tooShort } from '../formFields.ts';
import { inWords } from '../inWords.ts';
import { expect, test, waitForHydration } from '../visitor.ts';
import { reachForm, sendForm } from './contactForm.ts';
import { list, node, written } from './outline.ts';
import { outlineOfFrame } from './outlineOfFrame.ts';
import { outlinesOfSections } from './outlinesOfSections.ts';

for (const { code, name } of languages) {
  test.describe(`a screen reader in ${name}`, () => {
    test.use({ locale: code });

    test('finds the header, every section and the footer with the content they should have, hears what abbreviations mean, and nothing twice; a biography below its button, and the errors in one list', async ({
      page,
    }) => {
      await page.goto(languageOf(code).path);
      await waitForHydration(page);
      await test.step('finds the skip link, the header, the main part and the footer', async () => {
        const { above, below } = outlineOfFrame(code);
        await expect.soft(page.locator('body')).toMatchAriaSnapshot(written([...above, ...below]));
      });
      await test.step('finds every section with the content it should have, and no other section', async () => {
        const outlines = outlinesOfSections(code);
        const sections = page.locator('main > section:not(#raffle)');
        const rule = 'each section of the page is one entry of outlinesOfSections.ts';
        await expect(sections, rule).toHaveCount(outlines.length);
        for (const [index, outline] of outlines.entries()) {
          await expect.soft(sections.nth(index)).toMatchAriaSnapshot(written([outline]));
        }
      });
      await test.step('hears what CHW, FEMA and D-SNAP mean', async () => {
        for (const term of ['chw', 'fema', 'dsnap'] as const) {
          const button = page.getByRole('button', { name: terms[term], exact: true });
          await expect.soft(button).toHaveAccessibleDescription(tooltipsWords[term][code]);
        }
      });
      await test.step('is not told a second time, as a description, what a control is called', async () => {
        const devtools = await page.context().newCDPSession(page);
        const { nodes } = await devtools.send('Accessibility.getFullAXTree');
        const described = nodes.map((each) => ({
          name: String(each.name?.value ?? ''),
          description: String(each.description?.value ?? ''),
        }));
        const repeated = described.filter(
          (each) => each.description && each.name.includes(each.description),
        );
        expect(repeated).toEqual([]);
      });
      await test.step('finds a biography below its button, once it is open', async () => {
        const [leader] = people;
        const summary = page.locator('summary').first();
        await summary.click();
        await expect(page.locator('details').first()).toMatchAriaSnapshot(
          written([node('group', '', node('paragraph'), node('paragraph'))]),
        );
        await expect(summary).toHaveAccessibleName(
          `${teamWords.readBio[code]} ${leader?.name.value}`,
        );
      });
      await test.step('finds the errors in one list, each with a link to its field', async () => {
        await reachForm(page);
        await sendForm(page, code);
        const { errors } = contactWords;
        const invalid = errors.email.invalid_format[code];
        const texts = [tooShort('name', code), invalid, tooShort('message', code)];
        const count = inWords(errors.summary[code].other, { count: texts.length });
        await expect(page.locator('form')).toMatchAriaSnapshot(
          written([node('region', count, list(...texts.map((text) => [node('link', text)])))]),
        );
        const message = page.getByRole('textbox', { name: contactWords.labels.message[code] });
        await page.getByRole('link', { name: tooShort('message', code) }).click();
        await expect(message).toBeFocused();
      });
    });
  });
}
