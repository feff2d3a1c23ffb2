import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { Contact } from '../contact/Contact.tsx';
import { prepareForm } from '../contact/draft/prepareForm.ts';
import { Chw } from './Chw.tsx';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

test.each(['en', 'es'] as const)(
  'in %s "Write to our CHW team" leads to the form and chooses their topic, whichever was chosen before',
  async (language) => {
    const t = say(language);
    const { element } = sectionIn(
      language,
      <>
        <Chw />
        <Contact />
      </>,
    );
    await render(element);
    prepareForm('navigate');
    const topic = (type: 'chw' | 'partner') =>
      page.getByRole('radio', { name: t(($) => $.contact.tabs[type].label) });
    await userEvent.click(topic('partner'));
    await expect.element(topic('partner')).toBeChecked();
    await userEvent.click(page.getByRole('link', { name: t(($) => $.chw.cta) }));
    await expect.element(topic('chw')).toBeChecked();
    await expect.element(topic('chw')).toBeInViewport();
    expect(location.hash).toBe('#contact');
  },
);

test('the button beside it leads to the team', async () => {
  await render(sectionIn('en', <Chw />).element);
  await expect
    .element(page.getByRole('link', { name: say('en')(($) => $.nav.long.team) }))
    .toHaveAttribute('href', '#team');
});

test.each([
  ['a phone on its side', 740, 360],
  ['a page zoomed to 400 %', 320, 256],
])(
  'a visitor who follows a link to the section has its heading in sight on %s',
  async (_, width, height) => {
    await page.viewport(width, height);
    await render(sectionIn('es', <Chw />).element);
    document.querySelector('#chw')?.scrollIntoView({ behavior: 'instant' });
    const heading = page.getByRole('heading', { name: say('es')(($) => $.chw.title) });
    await expect.element(heading).toBeInViewport();
  },
);
