import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';

/** A clock on which every deadline has passed; `limits` lists those asked for, in ms. */
export function createExpiredClock() {
  const limits: number[] = [];
  const deadline = (ms: number) => {
    limits.push(ms);
    return AbortSignal.abort();
  };
  return { ...createTestClock(), deadline, limits };
}
