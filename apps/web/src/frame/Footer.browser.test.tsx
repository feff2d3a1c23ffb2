import { organization } from '@wnc/content/site';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../testing/say.ts';
import { pageIn } from '../testing/sectionIn.tsx';
import { Footer } from './Footer.tsx';

test.each([
  ['en', 'on the home page', ''],
  ['es', 'on every other page', '/es/'],
] as const)(
  'in %s the quick links %s lead to About, CHW, Relief and Team',
  async (language, _, home) => {
    const t = say(language);
    await render(pageIn(language, <Footer solo={home !== ''} />).element);
    const links = page
      .getByRole('navigation', { name: t(($) => $.quickLinks.title) })
      .getByRole('link')
      .elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [t(($) => $.quickLinks.about), `${home}#about`],
      [t(($) => $.quickLinks.chw), `${home}#chw`],
      [t(($) => $.quickLinks.relief), `${home}#relief`],
      [t(($) => $.quickLinks.team), `${home}#team`],
    ]);
  },
);

test.each(['en', 'es'] as const)(
  'in %s Facebook and Instagram, the telephone and the mail lead each to its own address',
  async (language) => {
    const t = say(language);
    const { email, phone, social } = organization;
    expect(social.facebook.value).not.toBe(social.instagram.value);
    await render(pageIn(language, <Footer />).element);
    for (const [name, address] of [
      [t(($) => $.accessibility.facebook), social.facebook.value],
      [t(($) => $.accessibility.instagram), social.instagram.value],
      [t(($) => $.accessibility.phoneLink), `tel:${phone.e164.value}`],
      [t(($) => $.accessibility.emailLink), `mailto:${email.value}`],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true }).element();
      expect(link.getAttribute('href')).toBe(address);
    }
  },
);

test.each(['en', 'es'] as const)(
  'in %s the footer says what the organization is, and shows the tax ID, where the office is, where mail arrives, and this year',
  async (language) => {
    const t = say(language);
    const { address, ein, poBox } = organization;
    const { street, city, state, zip } = address;
    await render(pageIn(language, <Footer />).element);
    const footer = page.getByRole('contentinfo').element() as HTMLElement;
    const read = footer.innerText.replaceAll(/\s+/g, ' ');
    const year = String(new Date().getFullYear());
    expect(read).toContain(t(($) => $.footer.mission));
    expect(read).toContain(t(($) => $.footer.copyright, { year }));
    expect(t(($) => $.footer.taxId)).toContain(ein.value);
    expect(read).toContain(t(($) => $.footer.taxId));
    expect(read).toContain(
      `${t(($) => $.footer.address)} ${street.value} ${city.value}, ${state.value} ${zip.value} ` +
        `${t(($) => $.footer.poBox)} ${poBox.value}`,
    );
  },
);
