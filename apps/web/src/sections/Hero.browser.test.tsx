import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../testing/say.ts';
import { sectionIn } from '../testing/sectionIn.tsx';
import { Hero } from './Hero.tsx';

test.each(['en', 'es'] as const)(
  'in %s "Learn More" leads to the video of the community, "Get Involved" to the relief',
  async (language) => {
    const t = say(language);
    await render(sectionIn(language, <Hero />).element);
    await expect
      .element(page.getByRole('link', { name: t(($) => $.hero.learnMore) }))
      .toHaveAttribute('href', '#community');
    await expect
      .element(page.getByRole('link', { name: t(($) => $.hero.getInvolved) }))
      .toHaveAttribute('href', '#relief');
  },
);
