import type { LocalDateTime } from '@wnc/content/dates';
import { type RaffleState, raffleState, raffleStateAt } from '@wnc/content/raffleState';
import { useSyncExternalStore } from 'react';

/** How long a page that stays open may be behind the clock. */
const CHECK_MS = 30_000;
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * The state of the raffle now. A page built in May is right in July: React first takes over what the
 * page shows, and then shows what is so.
 */
export function useRaffleState(): RaffleState {
  return useSyncExternalStore(watchClock, stateNow, stateOfPage);
}

function watchClock(changed: () => void) {
  const timer = setInterval(changed, CHECK_MS);
  return () => clearInterval(timer);
}

function stateNow(): RaffleState {
  return (import.meta.env.DEV && previewedState()) || raffleState(Date.now());
}

/** In the prerender the state of the day; in the browser the state that the HTML was built in. */
function stateOfPage(): RaffleState {
  if (import.meta.env.SSR) return stateNow();
  const section = document.querySelector<HTMLElement>('#raffle[data-state]');
  return (section?.dataset['state'] as RaffleState | undefined) ?? 'over';
}

/** In development `?raffle=2025-06-01T12:00` shows the page of that moment in New York. */
function previewedState(): RaffleState | undefined {
  if (import.meta.env.SSR) return undefined;
  const moment = new URLSearchParams(location.search).get('raffle') ?? '';
  return LOCAL_TIME.test(moment) ? raffleStateAt(moment as LocalDateTime) : undefined;
}
