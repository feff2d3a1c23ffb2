import { dateText, dayText, periodText, timeText } from '@wnc/content/dates';
import { raffleFacts } from '@wnc/content/raffle';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';

const { salesStart, salesEnd, drawnAt, deliveryStart, deliveryEnd, guests } = raffleFacts;

/** The days of the raffle as a reader of the page's language writes them. */
export function useRaffleText() {
  const { t } = useTranslation();
  const language = useLanguage();
  const drawDay = drawnAt.value.slice(0, 10) as typeof salesEnd.value;
  const time = timeText(drawnAt.value, language);
  const at = (date: string) => t(($) => $.formats.dateTime, { date, time });
  const period = (start: typeof salesStart.value, end: typeof salesEnd.value) =>
    t(($) => $.formats.dateRange, periodText(start, end, language));
  return {
    /** The values in the sentences of every state. */
    values: {
      start: dateText(salesStart.value, language),
      end: dateText(salesEnd.value, language),
      dateTime: at(dateText(drawDay, language)),
      guests: guests.value,
    },
    sale: period(salesStart.value, salesEnd.value),
    draw: at(dayText(drawDay, language)),
    delivery: period(deliveryStart.value, deliveryEnd.value),
  };
}
