import type { World } from '../world/createWorld.ts';
import { expectAccepted } from '../world/expectAnswer.ts';

export const from = (address: string) => ({ 'cf-connecting-ip': address });

/** Messages of different people, one after the other, from addresses that may be the same. */
export async function sendMany(world: World, times: number, address: (index: number) => string) {
  for (let index = 0; index < times; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in limits the order of the messages is the point
    expectAccepted(await world.post({}, from(address(index))));
  }
}
