import { type MatrixCase, oneRequest } from './matrixCase.ts';

const suspicious = (id: string, what: string, fields: Readonly<Record<string, unknown>>) =>
  oneRequest(
    id,
    `${what} costs the confirmation, not the message`,
    (harness) => harness.post(fields),
    'accepted',
    'M1 T1 V0',
  );
const unsuspicious = (id: string, what: string, fields: Readonly<Record<string, unknown>>) =>
  oneRequest(
    id,
    `${what} is not suspicious`,
    (harness) => harness.post(fields),
    'accepted',
    'M1 T1 V1',
  );

/** Section G: what looks suspicious. */
export const suspicionCases: readonly MatrixCase[] = [
  suspicious('G17', 'a filled honeypot', { website: 'https://x.test' }),
  suspicious('G17', 'a honeypot that is not a string', { website: ['x'] }),
  suspicious('G17', 'a honeypot with a space', { website: ' ' }),
  unsuspicious('G17', 'an empty honeypot', { website: '' }),
  ...[0, 2999, -1, null, 'abc', '', true, [], {}, '99999'].map((elapsed) =>
    suspicious('G18', `an elapsed time of ${JSON.stringify(elapsed)}`, { elapsed }),
  ),
  suspicious('G18', 'a honeypot without an elapsed time', { elapsed: undefined }),
  unsuspicious('G18', 'an elapsed time of three seconds', { elapsed: 3000 }),
  unsuspicious('G18', 'a page that was open for a week', { elapsed: 604_800_000 }),
  unsuspicious('G18', 'the four fields alone', {
    elapsed: undefined,
    website: undefined,
    language: undefined,
    id: undefined,
  }),
  suspicious('G19', 'three links', { message: 'http://a.test https://b.test www.c.test and more' }),
  unsuspicious('G19', 'two links', { message: 'http://a.test https://www.b.test and more' }),
  suspicious('G20', 'a link in the name', { name: 'Win at http://a.test' }),
  suspicious('G20', 'a domain in the name', { name: 'casino-win.com' }),
  unsuspicious('G20', 'a name with dots', { name: 'Dr. J. R. Núñez Jr.' }),
];
