import { expect, it } from 'vitest';

import { changedSources, SOURCES_LIMIT_MS } from '../testing/changedSources.ts';

it(
  'in development the browser gets an edited sentence in every language',
  async () => {
    const sources = await changedSources('/content/src/relief.ts', (code) =>
      code.replace(/lead: \{[^}]*\}/, "lead: { en: 'Edited', es: 'Corregido' }"),
    );
    const leads = ['en', 'es'].map(async (language) => {
      const words = await sources.import(`virtual:words/lower-${language}`);
      return words.default.relief.lead;
    });
    expect(await Promise.all(leads)).toEqual(['Edited', 'Corregido']);
  },
  SOURCES_LIMIT_MS,
);
