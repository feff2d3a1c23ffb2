/** No I, L, O or U, since references are read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const BITS = 5;

/** A message's short reference, for people: from the first 30 bits of its id. */
export function referenceOf(id: string): string {
  const number = Number.parseInt(id.slice(0, 8), 16) >>> 2;
  const letters = Array.from({ length: LENGTH }, (_, index) =>
    ALPHABET.charAt((number >>> (BITS * (LENGTH - 1 - index))) & 31),
  );
  return `MSG-${letters.join('')}`;
}
