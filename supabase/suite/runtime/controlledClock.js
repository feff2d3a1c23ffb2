// The clock that the suite sets. It stands still until the suite or a pause of the function moves
// it; a pause takes no real time. Deadlines are real, divided by `haste`.
export { before } from '../../functions/send-contact-email/clock.ts';

export const setting = { now: Number(Deno.args[2]), haste: Number(Deno.args[3]) };

export const systemClock = {
  now: () => new Date(setting.now),
  sleep: async (ms) => {
    setting.now += ms;
  },
  deadline: (ms) => AbortSignal.timeout(ms / setting.haste),
};
