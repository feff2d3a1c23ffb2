import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';

export const from = (address: string) => ({ 'cf-connecting-ip': address });

export const atOnce = <Result>(times: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));

/** Messages of different people, one after the other, from addresses that may be the same. */
export async function sendMany(
  harness: Harness,
  times: number,
  address: (index: number) => string,
) {
  for (let index = 0; index < times; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in limits the order of the messages is the point
    expectAccepted(await harness.post({}, from(address(index))));
  }
}
