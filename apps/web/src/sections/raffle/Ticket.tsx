import { raffleFacts } from '@wnc/content/raffle';
import type { RaffleState } from '@wnc/content/raffleState';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../ui/Icon.tsx';
import { TicketOptions } from './TicketOptions.tsx';
import { useRaffleText } from './useRaffleText.ts';

const guests = raffleFacts.guests.value;

/** The raffle as one long paper ticket: the prize on the stub, the days and the tickets beside it. */
export function Ticket({ state }: { state: Exclude<RaffleState, 'over'> }) {
  const { t } = useTranslation();
  const { sale, draw, delivery } = useRaffleText();
  return (
    <div className="ticket">
      <div className="ticket-stub">
        <p>
          <span className="ticket-guests">{guests}</span> {t(($) => $.raffle.places)}
        </p>
        <div aria-hidden="true" className="ticket-plates">
          {Array.from({ length: guests }, (_, place) => (
            <Icon className="aspect-square h-auto w-full" key={place} name="plate" />
          ))}
        </div>
      </div>
      <div className="ticket-body">
        <p className="ticket-chip" data-state={state}>
          {t(($) => $.raffle[state].badge)}
        </p>
        <dl className="ticket-dates">
          <div>
            <dt>{t(($) => $.raffle.labels.sale)}</dt>
            <dd>{sale}</dd>
          </div>
          <div>
            <dt>{t(($) => $.raffle.labels.winner)}</dt>
            <dd>{draw}</dd>
          </div>
          <div>
            <dt>{t(($) => $.raffle.labels.delivery)}</dt>
            <dd>{delivery}</dd>
          </div>
        </dl>
        <TicketOptions state={state} />
      </div>
    </div>
  );
}
