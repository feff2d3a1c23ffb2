import { type MatrixCase, oneRequest } from './matrixCase.ts';

const doubtful = (id: string, what: string, fields: Readonly<Record<string, unknown>>) =>
  oneRequest(
    id,
    `${what} costs the confirmation, not the message`,
    (world) => world.post(fields),
    'accepted',
    'M1 T1 V0',
  );
const welcome = (id: string, what: string, fields: Readonly<Record<string, unknown>>) =>
  oneRequest(
    id,
    `${what} is no reason for doubt`,
    (world) => world.post(fields),
    'accepted',
    'M1 T1 V1',
  );

/** Section G: what looks suspicious. */
export const doubtCases: readonly MatrixCase[] = [
  doubtful('G17', 'a filled honeypot', { website: 'https://x.test' }),
  doubtful('G17', 'a honeypot that is not a string', { website: ['x'] }),
  doubtful('G17', 'a honeypot with a space', { website: ' ' }),
  welcome('G17', 'an empty honeypot', { website: '' }),
  ...[0, 2999, -1, null, 'abc', '', true, [], {}, '99999'].map((elapsed) =>
    doubtful('G18', `an elapsed time of ${JSON.stringify(elapsed)}`, { elapsed }),
  ),
  doubtful('G18', 'a honeypot without an elapsed time', { elapsed: undefined }),
  welcome('G18', 'an elapsed time of three seconds', { elapsed: 3000 }),
  welcome('G18', 'a page that was open for a week', { elapsed: 604_800_000 }),
  welcome('G18', 'the four fields alone', {
    elapsed: undefined,
    website: undefined,
    language: undefined,
    id: undefined,
  }),
  doubtful('G19', 'three links', { message: 'http://a.test https://b.test www.c.test and more' }),
  welcome('G19', 'two links', { message: 'http://a.test https://www.b.test and more' }),
  doubtful('G20', 'a link in the name', { name: 'Win at http://a.test' }),
  doubtful('G20', 'a domain in the name', { name: 'casino-win.com' }),
  welcome('G20', 'a name with dots', { name: 'Dr. J. R. Núñez Jr.' }),
];
