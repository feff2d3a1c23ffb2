import type * as team from '@wnc/content/team';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { Team } from './Team.tsx';

vi.mock('@wnc/content/team', async (original) => {
  const { givenBiographies, givenPeople } = await import('../../testing/givenTeam.ts');
  const real = await original<typeof team>();
  const teamWords = { ...real.teamWords, biographies: givenBiographies };
  return { ...real, people: givenPeople, teamWords };
});
vi.mock(
  '../../ui/pictureOf.ts',
  async () => (await import('../../testing/givenTeam.ts')).givenPictures,
);

test.each(['en', 'es'] as const)(
  'in %s the eight health workers are shown with portrait, name and role',
  async (language) => {
    const t = say(language);
    const heading = t(($) => $.team.chws);
    const role = t(($) => $.team.roles.promotora);
    const alt = t(($) => $.team.portraitSample, { name: 'Rosa Muestra' });
    await render(sectionIn(language, <Team />).element);
    await expect.element(page.getByRole('heading', { level: 3, name: heading })).toBeVisible();
    await expect.element(page.getByRole('img', { name: alt })).toBeInTheDocument();
    const rosa = page.getByRole('listitem').filter({ hasText: 'Rosa Muestra' });
    await expect.element(rosa).toHaveTextContent(`Rosa Muestra${role}`);
    expect(page.getByRole('img').elements()).toHaveLength(2 + 8);
  },
);
