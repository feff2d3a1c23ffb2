// The clock that the suite sets. Only the suite and the function's own pauses move it; a pause takes
// no real time. Deadlines are real: those from `hasteFrom` to `hasteTo` milliseconds are divided by
// `haste`, all others by `PATIENCE`. `latency` is the time that a try to send takes on this clock.
import { systemClock as realClock } from '../../functions/send-contact-email/clock.ts';
import { PATIENCE } from './patience.ts';
export { withDeadline } from '../../functions/send-contact-email/clock.ts';

const SEND_LIMIT_MS = 10_000;
export const setting = {
  now: Number(Deno.args[2]),
  haste: PATIENCE,
  hasteFrom: 0,
  hasteTo: 1e9,
  latency: 0,
};

export const systemClock = {
  now: () => new Date(setting.now),
  sleep: async (ms) => {
    setting.now += ms;
  },
  deadline: (ms) => {
    if (ms === SEND_LIMIT_MS) setting.now += setting.latency;
    const isHurried = ms >= setting.hasteFrom && ms <= setting.hasteTo;
    return realClock.deadline(ms / (isHurried ? setting.haste : PATIENCE));
  },
};
