import type { LocalDateTime } from './dates.ts';
import { type Raffle, raffleFacts } from './raffle.ts';
import { timeZone } from './site.ts';

/** `drawn` lasts until the dinner has been delivered; when it is `over`, nothing is shown. */
export type RaffleState = 'upcoming' | 'open' | 'drawn' | 'over';

/** The state of the raffle at a time (milliseconds since 1970), whatever the reader's time zone. */
export function raffleState(now: number, raffle: Raffle = raffleFacts): RaffleState {
  return raffleStateAt(newYorkTime(now), raffle);
}

/** The state of the raffle at a local time in New York; such times compare as strings. */
export function raffleStateAt(local: LocalDateTime, raffle: Raffle = raffleFacts): RaffleState {
  if (local < raffle.salesStart.value) return 'upcoming';
  if (local < raffle.drawnAt.value) return 'open';
  return local.slice(0, raffle.deliveryEnd.value.length) <= raffle.deliveryEnd.value
    ? 'drawn'
    : 'over';
}

function newYorkTime(now: number): LocalDateTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return `${year}-${month}-${day}T${part('hour')}:${part('minute')}` as LocalDateTime;
}
