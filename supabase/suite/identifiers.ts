/** All identifiers of cases, by section; the README says what each section is about. */
const NUMBERS = {
  A: '01 02 03 04 05 06 07 08 10 11 12 13 14 16 18 20 22 23 24 25 27 28 29 30 31 32 33',
  B: '01 02 03 06 07 08 09 10 11 12 13 15 16 17 18 19',
  C: '01 02 03 04 05 06 08 10 11 13 14 15 16 17 19 20 21 22',
  D: '01 03 04 05 06 07 08 09 10 11 12 13 14 15 16',
  E: '01 02 03 04 05 06 07 08 09 10 11 13 14 15 16 18',
  F: '01 02 03 04 05 06 07 08 11 12 13 14',
  G: '01 02 03 04 05 06 07 08 09 10 11 12 13 17 18 19 20 25 26',
  H: '01 02 03 04 05 06 07 08 09 10 11 12 13 15 16 17 18 19 20 23 24 25 26 27',
  I: '01 02 03 04 05 06 07 08 09 11 12 14 15',
  J: '01 02 03 04 06 07 08 11 12 13 14 15',
  L: '01 02 03 04 05 06 07 09 10 11 12',
  M: '01 02 03 05',
  N: '01 02 03 04 06',
  O: '01 02 03 04 05 06 07 08 09 10 11 13 15 16 20 21 22 23 24 25 27 28',
  Q: '01 02 03 04 06 08 10 12 14 15',
};

export const identifiers: readonly string[] = Object.entries(NUMBERS).flatMap(
  ([section, numbers]) => numbers.split(' ').map((number) => section + number),
);

/** Checked after every case, in `harness/findWrongAnswers.ts`. */
export const afterEveryCase: readonly string[] = ['A32', 'L10'];
