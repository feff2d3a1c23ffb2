import { setTimeout } from 'node:timers/promises';

/** The site's origin in the configuration of the measured stack. */
export const SITE = 'http://127.0.0.1:4173';

let messages = 0;

/** Each message is from another visitor. */
export function newMessage() {
  messages += 1;
  const message = `Message number ${messages}: I have a question about the fair in Yancey county.`;
  return { name: 'Ana Ejemplo', email: `visitor${messages}@example.org`, message, type: 'chw' };
}

/** Each call posts one new message and resolves when it is accepted. */
export const postTo = (url: string) => async () => {
  const body = JSON.stringify(newMessage());
  const from = `10.${(messages >> 16) & 255}.${(messages >> 8) & 255}.${messages & 255}`;
  const headers = { 'Content-Type': 'application/json', 'cf-connecting-ip': from, Origin: SITE };
  const answer = await fetch(url, { method: 'POST', body, headers });
  if (answer.status !== 202) {
    throw new Error(`The endpoint answered ${answer.status}: ${await answer.text()}`);
  }
  await answer.arrayBuffer();
};

/**
 * How many milliseconds each act took in each round. Every round runs all of them, one after the
 * other, so that a slow moment of the machine affects all alike. `restMs` is the pause before each,
 * in which the previous one can finish its work.
 */
export async function inRounds<Name extends string>(
  rounds: number,
  acts: Readonly<Record<Name, () => Promise<unknown>>>,
  restMs = 0,
): Promise<Record<Name, number[]>> {
  const each = (Object.keys(acts) as Name[]).map((name) => ({ name, taken: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, taken } of each) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
      if (restMs > 0) await setTimeout(restMs);
      const begin = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
      await acts[name]();
      taken.push(performance.now() - begin);
    }
  }
  return Object.fromEntries(each.map(({ name, taken }) => [name, taken])) as Record<Name, number[]>;
}
