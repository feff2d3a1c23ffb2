import { setTimeout } from 'node:timers/promises';

/** Where the stack of the measurement believes its site to be. */
export const SITE = 'http://127.0.0.1:4173';

let messages = 0;

/** No two are of the same visitor. */
export function newMessage() {
  messages += 1;
  const message = `Message number ${messages}: I have a question about the fair in Yancey county.`;
  return { name: 'Ana Ejemplo', email: `visitor${messages}@example.org`, message, type: 'chw' };
}

/** Each call posts one new message and resolves when it was accepted. */
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

/** Milliseconds of each; `restMs` is how long the one before is left to end what it does afterwards. */
export async function inTurn(
  times: number,
  act: () => Promise<unknown>,
  restMs = 0,
): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
    if (restMs > 0) await setTimeout(restMs);
    const begin = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
    await act();
    taken.push(performance.now() - begin);
  }
  return taken;
}
