import type { LocalDateTime } from '@wnc/content/dates';
import { type RaffleState, raffleState, raffleStateAt } from '@wnc/content/raffleState';
import { useSyncExternalStore } from 'react';

/** How far a page that stays open may lag behind the clock. */
const CHECK_MS = 30_000;
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * The state of the raffle now. A page built in May is still right in July: React first hydrates
 * with the state that the HTML shows, then renders the current one.
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

/** While prerendering, the state of that day; in the browser, the state that the HTML shows. */
function stateOfPage(): RaffleState {
  if (import.meta.env.SSR) return stateNow();
  const section = document.querySelector<HTMLElement>('#raffle[data-state]');
  return (section?.dataset['state'] as RaffleState | undefined) ?? 'over';
}

/** In development `?raffle=2025-06-01T12:00` shows the page as of that time in New York. */
function previewedState(): RaffleState | undefined {
  if (import.meta.env.SSR) return undefined;
  const moment = new URLSearchParams(location.search).get('raffle') ?? '';
  return LOCAL_TIME.test(moment) ? raffleStateAt(moment as LocalDateTime) : undefined;
}
