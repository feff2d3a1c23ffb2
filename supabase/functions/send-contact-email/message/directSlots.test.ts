import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { createDirectSends } from './createDirectSends.ts';

const at = (minutes: number) => new Date(minutes * 60_000);

test('I11: a try that surely failed does not free the slot of one that may have been sent', () => {
  const sends = createDirectSends();
  for (let number = 0; number < 10; number += 1) sends.begin(`${number}`, at(0))?.(true);
  sends.begin('0', at(1))?.(false);
  assert.equal(sends.begin('another', at(1)), undefined);
});

test('I11: of two tries under one id at once, the one that may have been sent keeps the slot', () => {
  const sends = createDirectSends();
  for (let number = 0; number < 9; number += 1) sends.begin(`${number}`, at(0))?.(true);
  const [failed, sentPerhaps] = [sends.begin('9', at(0)), sends.begin('9', at(0))];
  failed?.(false);
  sentPerhaps?.(true);
  assert.equal(sends.begin('another', at(1)), undefined);
});

test('I11: after the clock was set back an hour, ten messages in ten minutes can again be sent without the database', () => {
  const sends = createDirectSends();
  for (let number = 0; number < 10; number += 1) sends.begin(`${number}`, at(60))?.(true);
  assert.equal(sends.begin('another', at(51)), undefined);
  assert.notEqual(sends.begin('another', at(0)), undefined);
});
