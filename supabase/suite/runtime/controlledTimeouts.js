// The function's timeouts, which the suite changes.
import { timeouts as real } from '../../functions/send-contact-email/timeouts.ts';
export { STATEMENT_LIMIT_MS } from '../../functions/send-contact-email/timeouts.ts';

export const timeouts = { ...real };
