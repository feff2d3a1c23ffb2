import { dateText, dayText, periodText, timeValues } from '@wnc/content/dates';
import { raffleFacts } from '@wnc/content/raffle';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';

const { salesStart, salesEnd, drawnAt, deliveryStart, deliveryEnd, guests } = raffleFacts;

/** The days of the raffle as its readers write them. The sale ends with the draw, on the same day. */
export function useRaffleText() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { time, count } = timeValues(drawnAt.value, language);
  const at = (date: string) => t(($) => $.formats.dateTime, { date, time, count });
  const sale = periodText(salesStart.value, salesEnd.value, language);
  const delivery = periodText(deliveryStart.value, deliveryEnd.value, language);
  return {
    /** The values in the sentences of every state. */
    values: {
      ...sale,
      date: dateText(salesStart.value, language),
      dateTime: at(sale.end),
      guests: guests.value,
    },
    sale: t(($) => $.formats.dateRange, sale),
    draw: at(dayText(salesEnd.value, language)),
    delivery: t(($) => $.formats.dateRange, delivery),
  };
}
