import { inspect } from 'node:util';

/** An error that tells whoever builds the site what to do, without a stack trace. */
export function buildError(sentence: string): Error {
  return Object.assign(new Error(sentence), { [inspect.custom]: () => sentence });
}
