// The clock that the suite moves. Besides the suite only the function's own pauses move it, and they
// take no real time. Deadlines are real; controlledTimeouts.js says how long they are.
import { systemClock as realClock } from '../../functions/send-contact-email/clock.ts';
export { withDeadline } from '../../functions/send-contact-email/clock.ts';

export const time = { now: Number(Deno.args[2]) };

export const systemClock = {
  now: () => new Date(time.now),
  sleep: async (ms) => {
    time.now += ms;
  },
  deadline: realClock.deadline,
};
