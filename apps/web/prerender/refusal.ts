import { inspect } from 'node:util';

/** An error that says to whoever builds the site what to do, without the place in the code. */
export function refusal(sentence: string): Error {
  return Object.assign(new Error(sentence), { [inspect.custom]: () => sentence });
}
