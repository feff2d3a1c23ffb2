import { languages } from '@wnc/content/languages';
import { raffleFacts } from '@wnc/content/raffle';
import { resourceOf } from '@wnc/content/resources';
import { beforeEach, expect, test, vi } from 'vitest';

import { createI18n } from '../i18n.ts';
import { pages } from '../pages.ts';
import { raffleEvent } from './raffleEvent.ts';

vi.mock('@wnc/content/raffle', async (original) => ({
  ...(await original<object>()),
  ...(await import('../testing/givenFacts.ts')).givenRaffle,
}));

const DURING_THE_RAFFLE = Date.parse('2025-06-01T12:00-04:00');

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.neighbors.test');
});

/** The raffle in each language, as an event, with a draw at this hour. */
const drawnAt = (hour: number) =>
  languages.map(({ code }) => {
    const page = pages.find(({ view, language }) => view === 'home' && language === code);
    if (!page) throw new Error(`There is no front door in ${code}.`);
    const { t } = createI18n(code, resourceOf(code));
    const raffle = {
      ...raffleFacts,
      drawnAt: { ...raffleFacts.drawnAt, value: `2025-06-13T${hour}:00` as const },
    };
    return JSON.stringify(
      raffleEvent(page, t, { now: DURING_THE_RAFFLE, isPublic: false, raffle }),
    );
  });

test('in Spanish one o’clock is singular, and every other hour plural', () => {
  expect(drawnAt(13).join()).toMatch(/ a la 1:00\s/);
  expect(drawnAt(17).join()).toMatch(/ a las 5:00\s/);
});
