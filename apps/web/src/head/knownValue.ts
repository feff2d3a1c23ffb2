import type { Fact } from '@wnc/content/facts';

/** The value of a fact, or undefined for a sample on the public site, where it would be untrue. */
export function knownValue<T>({ value, sample }: Fact<T>, isPublic: boolean): T | undefined {
  return sample && isPublic ? undefined : value;
}
