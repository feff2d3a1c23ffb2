import {
  contactLanguages,
  contactLimits,
  contactTypes,
  parseContact,
} from '@wnc/validation/contact';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { countFromEnvironment } from './countFromEnvironment.ts';
import { checkInvariants } from './harness/checkInvariants.ts';
import { createHarness } from './harness/createHarness.ts';
import { harnessOptions } from './harness/harnessOptions.ts';
import { recover } from './harness/recover.ts';
import { validateUnderDeno } from './harness/validateUnderDeno.ts';

const NAME_MAX = contactLimits.name.max;
const MESSAGE_MAX = contactLimits.message.max;
const INPUTS = 10_000;
const POSTS = 200;
const SEED = countFromEnvironment('WNC_SEED', 20_250_613);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    '  ',
    '\u200b\u200b',
    'é',
    'e\u0301',
    'a\0',
    'a\r\nb',
    '\ud800',
    '{{ref}}',
    '😀',
  ),
);
const address = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom('ana', ' ana', "o'n", 'a b', 'josé'), fc.domain())
    .map((parts) => parts.join('@')),
  text,
);
const words = fc.oneof(
  text,
  fc.string({ unit: 'grapheme', minLength: 10, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: MESSAGE_MAX - 5, maxLength: MESSAGE_MAX + 5 }),
);
const sometimes = <Value>(usual: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 12 }, { arbitrary: fc.jsonValue(), weight: 1 });

/** Values of fields, from what people type to what only an attacker sends. */
const form = fc.record(
  {
    name: sometimes(
      fc.oneof(text, fc.string({ unit: 'grapheme', minLength: 2, maxLength: NAME_MAX + 5 })),
    ),
    email: sometimes(address),
    message: sometimes(words),
    type: sometimes(fc.constantFrom(...contactTypes)),
    language: sometimes(fc.constantFrom(...contactLanguages, '')),
    id: sometimes(fc.uuid({ version: 4 })),
  },
  { requiredKeys: ['name', 'email', 'message', 'type'] },
);

test(`E18, D13: of ${INPUTS} inputs page and function say the same, and every confirmation is the same`, () => {
  const inputs = fc.sample(form, { numRuns: INPUTS, seed: SEED });
  const bodies = inputs.map((input) => JSON.stringify(input));
  const { results, confirmations } = validateUnderDeno(bodies, harnessOptions());
  expect(results).toHaveLength(INPUTS);
  const differences = bodies.flatMap((body, index) => {
    const page = parseContact(JSON.parse(body));
    const said = JSON.stringify(page.ok ? { message: page.message } : { errors: page.errors });
    return said === JSON.stringify(results[index]) ? [] : [{ body, said, other: results[index] }];
  });
  expect(differences).toEqual([]);
  expect(results.filter(({ message }) => message).length).toBeGreaterThan(INPUTS / 20);
  expect(Object.keys(confirmations)).toHaveLength(6);
  expect(new Set(Object.values(confirmations))).toEqual(new Set([1]));
});

test(`E18, N01: of ${POSTS} inputs the endpoint takes what the page takes, and logs no word of them`, async ({
  task,
}) => {
  const harness = await createHarness(harnessOptions());
  await harness.reset();
  const inputs = fc.sample(form, { numRuns: POSTS, seed: SEED + 1 });
  const answers = await Promise.all(inputs.map((input) => harness.post({ ...input })));
  const expected = inputs.map((input) => (parseContact(input).ok ? 202 : 422));
  expect(answers.map(({ status }) => status)).toEqual(expected);
  await recover(harness);
  const { broken, lost, duplicated } = await checkInvariants(harness);
  Object.assign(task.meta, { section: 'Properties', lost, duplicated });
  expect(broken).toEqual([]);
  await harness.stop();
});
