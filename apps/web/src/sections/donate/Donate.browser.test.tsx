import { organization } from '@wnc/content/site';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { frames } from '../../testing/frames.ts';
import { say } from '../../testing/say.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { Donate } from './Donate.tsx';

const WIDGET = 'data:text/javascript,document.documentElement.dataset.widget="here"';
// A port that browsers refuse, as a blocker does.
const BLOCKED = 'http://127.0.0.1:9/widget.js';

const widgets = () => [...document.scripts].filter(({ src }) => [WIDGET, BLOCKED].includes(src));
const nameIn = (language: 'en' | 'es') => {
  const t = say(language);
  return `${t(($) => $.donate.button)} ${t(($) => $.accessibility.newTab)}`;
};
const link = page.getByRole('link', { name: nameIn('en') });

afterEach(() => {
  for (const script of widgets()) script.remove();
  delete document.documentElement.dataset['widget'];
  scrollTo(0, 0);
});

/** The section far below the window, as on the page. */
const farBelow = (widget: string) => (
  <>
    <div style={{ height: '400vh' }} />
    {sectionIn('en', <Donate widget={widget} />).element}
  </>
);
/** The link takes the focus. */
const use = () => link.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

test('the button leads to the payment page in a new tab without access to this one', async () => {
  await render(sectionIn('en', <Donate />).element);
  await expect.element(link).toHaveAttribute('href', organization.donateUrl.value);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await expect.element(page.getByText(say('en')(($) => $.donate.taxId))).toBeVisible();
});

test('in Spanish it says so in Spanish', async () => {
  await render(sectionIn('es', <Donate />).element);
  await expect.element(page.getByRole('link', { name: nameIn('es') })).toBeVisible();
});

test('the donation script is not requested while the section is far away', async () => {
  await render(farBelow(WIDGET));
  await frames(2);
  expect(widgets()).toHaveLength(0);
});

test('it is requested once when the section comes near', async () => {
  await render(farBelow(WIDGET));
  scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => document.documentElement.dataset['widget']).toBe('here');
  scrollTo(0, 0);
  await frames(2);
  scrollTo(0, document.body.scrollHeight);
  await frames(2);
  expect(widgets()).toHaveLength(1);
});

test('it is requested when the link takes the focus', async () => {
  await render(farBelow(WIDGET));
  await frames(2);
  use();
  expect(widgets()).toHaveLength(1);
});

test('it is not requested again if React has rendered the section anew', async () => {
  const { unmount } = await render(farBelow(WIDGET));
  await frames(2);
  use();
  await unmount();
  await render(farBelow(WIDGET));
  await frames(2);
  use();
  expect(widgets()).toHaveLength(1);
});

test('where the script is blocked nothing changes and nothing moves', async () => {
  const { container } = await render(farBelow(BLOCKED));
  const section = container.querySelector('section')!;
  const before = { html: section.outerHTML, height: section.offsetHeight };
  const failed = new Promise((resolve) => {
    addEventListener('error', resolve, { capture: true, once: true });
  });
  section.dispatchEvent(new PointerEvent('pointerdown'));
  await failed;
  await frames(2);
  expect({ html: section.outerHTML, height: section.offsetHeight }).toEqual(before);
  await expect.element(link).toBeInTheDocument();
});

test('without a configured script none is requested', async () => {
  await render(sectionIn('en', <Donate />).element);
  use();
  await frames(2);
  expect(widgets()).toHaveLength(0);
});
