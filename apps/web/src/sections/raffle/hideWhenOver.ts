import { raffleState } from '@wnc/content/raffleState';

/** Hides a raffle that is over since the page was built, before anybody sees it. */
export function hideWhenOver(): void {
  const section = document.getElementById('raffle');
  if (section) section.hidden = raffleState(Date.now()) === 'over';
}
