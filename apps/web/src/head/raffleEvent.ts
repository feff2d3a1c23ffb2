import { dateText, timeValues, withOffset } from '@wnc/content/dates';
import { raffleFacts } from '@wnc/content/raffle';
import { raffleState } from '@wnc/content/raffleState';
import { organization, timeZone } from '@wnc/content/site';
import type { TFunction } from 'i18next';

import type { Page } from '../pages.ts';
import { absolute } from './absolute.ts';
import { knownValue } from './knownValue.ts';
import { organizationId } from './organizationData.ts';

/** The raffle as an event, while its tickets are on sale at the moment `now` (ms since 1970). */
export function raffleEvent(
  { language, path }: Page,
  t: TFunction,
  {
    now,
    isPublic,
    raffle = raffleFacts,
  }: { now: number; isPublic: boolean; raffle?: typeof raffleFacts },
): object | undefined {
  if (raffleState(now, raffle) !== 'open') return undefined;
  const { time, count } = timeValues(raffle.drawnAt.value, language);
  const dateTime = t(($) => $.formats.dateTime, {
    date: dateText(raffle.salesEnd.value, language),
    time,
    count,
  });
  return {
    '@type': 'Event',
    name: t(($) => $.raffle.title),
    description: t(($) => $.raffle.open.text, { dateTime, guests: raffle.guests.value }),
    url: absolute(`${path}#raffle`),
    startDate: raffle.salesStart.value,
    endDate: withOffset(`${raffle.drawnAt.value}:00`, timeZone),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'VirtualLocation',
      url: knownValue(organization.raffleUrl, isPublic) ?? absolute(`${path}#raffle`),
    },
    organizer: { '@id': organizationId() },
  };
}
