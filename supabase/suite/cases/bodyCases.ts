import { SITE } from '../harness/environment.ts';
import { expectAccepted, expectProblem } from '../harness/expectAnswer.ts';
import { newVisitor, withoutId } from '../harness/visitor.ts';
import { type Expected, type MatrixCase, oneRequest } from './matrixCase.ts';

const refusedBody = (id: string, what: string, body: string | Uint8Array, expected: Expected) =>
  oneRequest(id, what, (harness) => harness.postBody(body), expected, 'M0 T0 V0');

const DEEP = `${'['.repeat(32_700)}${']'.repeat(32_700)}`;
const WHOLE_BUT_MARKED = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('[]')]);

/** Section B: JSON and its encoding. */
export const bodyCases: readonly MatrixCase[] = [
  ...['{', '{"name":"a",}', "{'name':'a'}", '{"elapsed":NaN}', '', 'undefined', '{"a":"\n"}'].map(
    (body) =>
      refusedBody('B01', `${JSON.stringify(body)} is no JSON`, body, [400, 'malformed_json']),
  ),
  ...['null', '[]', '"x"', '1', 'true', ' [{}] '].map((body) =>
    refusedBody('B02', `${body} is no object`, body, [400, 'not_object']),
  ),
  refusedBody('B03', 'two values are not a message', '{}{}', [400, 'malformed_json']),
  refusedBody('B06', 'bytes that are not UTF-8 are refused', Buffer.from([0xff, 0xfe]), [
    400,
    'invalid_encoding',
  ]),
  refusedBody(
    'B06',
    'one wrong byte in a name is refused, not repaired',
    Buffer.concat([Buffer.from('{"name":"Mar'), Buffer.from([0xed]), Buffer.from('a"}')]),
    [400, 'invalid_encoding'],
  ),
  refusedBody(
    'B06',
    'half a surrogate pair in UTF-8 is refused',
    Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    [400, 'invalid_encoding'],
  ),
  refusedBody('B06', 'a byte order mark is not a mistake', WHOLE_BUT_MARKED, [400, 'not_object']),
  refusedBody('B07', '32,700 nested lists are not an object', DEEP, [400, 'not_object']),
  ...[
    ['10,800 nested objects', `${'{"a":'.repeat(10_800)}1${'}'.repeat(10_800)}`],
    ['30,000 nested lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ].map(([what, deep]) =>
    oneRequest(
      'B07',
      `${what} in an unknown field are dropped`,
      (harness) => {
        const known = JSON.stringify(withoutId(newVisitor())).slice(0, -1);
        return harness.postBody(`${known},"extra":${deep}}`);
      },
      'accepted',
      'M1 T1 V1',
    ),
  ),
  {
    id: 'B08',
    what: 'ten megabytes are refused while they arrive, and the endpoint carries on',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const huge = '['.repeat(10_000_000);
      const answer = await harness.postBody(huge).catch(() => undefined);
      if (answer) expectProblem(answer, 413, 'payload_too_large');
      const chunked = await harness
        .request({
          headers: {
            'content-type': 'application/json',
            origin: SITE,
            'transfer-encoding': 'chunked',
          },
          body: huge,
        })
        .catch(() => undefined);
      if (chunked) expectProblem(chunked, 413, 'payload_too_large');
      expectAccepted(await harness.post());
    },
  },
];
