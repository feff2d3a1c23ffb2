import { useTranslation } from 'react-i18next';

import { endOf } from './endOf.ts';
import { Ticket } from './Ticket.tsx';
import { useRaffleState } from './useRaffleState.ts';
import { useRaffleText } from './useRaffleText.ts';

/** The raffle, from its announcement until the dinner is delivered; after that nothing. */
export function Raffle() {
  const { t } = useTranslation();
  const state = useRaffleState();
  const { values } = useRaffleText();
  if (state === 'over') return null;
  return (
    <section
      aria-labelledby="raffle-heading"
      className="py-section"
      data-state={state}
      data-until={endOf('delivery')}
      id="raffle"
      suppressHydrationWarning // hideWhenOver may have hidden it.
    >
      <div className="column">
        <h2 id="raffle-heading">{t(($) => $.raffle[state].title, values)}</h2>
        <p className="lead mt-3">{t(($) => $.raffle[state].text, values)}</p>
        <Ticket state={state} />
      </div>
    </section>
  );
}
