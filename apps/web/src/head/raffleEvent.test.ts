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

/** The raffle in each language, as an event, with a draw at this time. */
const drawnAt = (hour: number, minute: number) =>
  languages.map(({ code }) => {
    const page = pages.find(({ view, language }) => view === 'home' && language === code);
    if (!page) throw new Error(`There is no front door in ${code}.`);
    const { t } = createI18n(code, resourceOf(code));
    const raffle = {
      ...raffleFacts,
      drawnAt: {
        ...raffleFacts.drawnAt,
        value: `2025-06-13T${twoDigits(hour)}:${twoDigits(minute)}` as const,
      },
    };
    return JSON.stringify(
      raffleEvent(page, t, { now: DURING_THE_RAFFLE, isPublic: false, raffle }),
    );
  });

const twoDigits = (part: number) => String(part).padStart(2, '0') as `${number}`;

test('in Spanish one o’clock is singular by day and by night, and every other hour plural', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const article = hour % 12 === 1 ? 'la' : 'las';
    for (const minute of [0, 59]) {
      const time = `${hour % 12 || 12}:${twoDigits(minute)}`;
      expect(drawnAt(hour, minute).join()).toMatch(new RegExp(` a ${article} ${time}\\s`));
    }
  }
});
