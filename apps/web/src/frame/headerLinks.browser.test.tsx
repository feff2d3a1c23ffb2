import { organization } from '@wnc/content/site';
import type * as site from '@wnc/content/site';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../testing/say.ts';
import { pageIn } from '../testing/sectionIn.tsx';
import { Header } from './Header.tsx';

// An organization may have one page for gifts and tickets; here they always differ.
vi.mock('@wnc/content/site', async (original) => {
  const real = await original<typeof site>();
  const raffleUrl = { value: `${real.organization.donateUrl.value}raffle` };
  return { ...real, organization: { ...real.organization, raffleUrl } };
});

/** The names of the items, and where each leads. */
const SECTIONS = [
  ['about', '#mission'],
  ['chw', '#chw'],
  ['programs', '#programs'],
  ['relief', '#relief'],
  ['team', '#team'],
  ['contact', '#contact'],
] as const;

/** The links of a menu that stay on the page, with the address of each. */
const waysIn = (name: string) =>
  page
    .getByRole('navigation', { name, includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, address]) => address?.startsWith('#'));

test.each(['en', 'es'] as const)(
  'in %s each item of the header, and of the menu, leads to its section',
  async (language) => {
    const t = say(language);
    await render(pageIn(language, <Header />).element);
    expect(waysIn(t(($) => $.nav.label))).toEqual(
      SECTIONS.map(([name, address]) => [t(($) => $.nav[name]), address]),
    );
    expect(waysIn(t(($) => $.nav.sections))).toEqual(
      SECTIONS.map(([name, address]) => [t(($) => $.nav.long[name]), address]),
    );
  },
);

test.each(['en', 'es'] as const)(
  'in %s "Donate" in the header, and in the menu, opens the donation page in a new tab',
  async (language) => {
    const t = say(language);
    await render(pageIn(language, <Header />).element);
    const name = `${t(($) => $.nav.donate)} ${t(($) => $.accessibility.newTab)}`;
    const links = page
      .getByRole('link', { name, includeHidden: true })
      .elements()
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    const donation = [organization.donateUrl.value, '_blank'];
    expect(links).toEqual([donation, donation]);
  },
);
