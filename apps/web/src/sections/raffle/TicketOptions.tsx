import { raffleFacts } from '@wnc/content/raffle';
import type { RaffleState } from '@wnc/content/raffleState';
import { organization } from '@wnc/content/site';
import { useTranslation } from 'react-i18next';

import { SentenceWith } from '../../sentences/SentenceWith.tsx';
import { buttonClasses } from '../../ui/buttonClasses.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { endOf } from './endOf.ts';

const LABELS = { upcoming: 'options', open: 'tickets' } as const;

/** The tickets: shown before the sale, for sale during it, replaced by a way to give after it. */
export function TicketOptions({ state }: { state: Exclude<RaffleState, 'over'> }) {
  const { t } = useTranslation();
  if (state === 'drawn') {
    return (
      // Not the element that hideWhenOver may have hidden.
      <div key={state}>
        <p className="font-bold">{t(($) => $.raffle.drawn.donateText)}</p>
        <a className={`${buttonClasses('azul')} mt-4`} href="#donate">
          {t(($) => $.raffle.drawn.donate)}
        </a>
      </div>
    );
  }
  const ticket = (count: number) => (
    <span>
      <SentenceWith part={String(count)} text={t(($) => $.raffle.ticket, { count })}>
        <b>{count}</b>
      </SentenceWith>
    </span>
  );
  return (
    <div data-until={endOf('sale')} suppressHydrationWarning>
      <p className="mb-3 font-bold" id="raffle-tickets">
        {t(($) => $.raffle.labels[LABELS[state]])}
      </p>
      <ul aria-labelledby="raffle-tickets" className="ticket-options">
        {raffleFacts.ticketQuantities.value.map((count) => (
          <li key={count}>
            {state === 'open' ? (
              <ExternalLink
                className="ticket-option"
                href={organization.raffleUrl.value}
                newTab={t(($) => $.accessibility.newTab)}
              >
                {ticket(count)}
              </ExternalLink>
            ) : (
              <span className="ticket-option">{ticket(count)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
