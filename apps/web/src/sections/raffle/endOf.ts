import { withOffset } from '@wnc/content/dates';
import { raffleFacts } from '@wnc/content/raffle';
import { timeZone } from '@wnc/content/site';

const LAST_MOMENT = 'T23:59:59.999';

/**
 * The last moment of the sale or of the delivery in milliseconds since 1970, for hideWhenOver.ts.
 * Only the prerender needs it: React leaves what is in the HTML.
 */
export function endOf(part: 'sale' | 'delivery'): number | undefined {
  if (!import.meta.env.SSR) return undefined;
  const { drawnAt, deliveryEnd } = raffleFacts;
  const local = { sale: drawnAt.value, delivery: deliveryEnd.value + LAST_MOMENT }[part];
  return Date.parse(withOffset(local, timeZone));
}
