import type { ContactError } from '@wnc/validation/contact';
import { expect, test } from 'vitest';

import { afterAnswer, afterEdit, type FormState, isHeld } from './formState.ts';

const nameError: ContactError = { field: 'name', code: 'too_short' };
const emailError: ContactError = { field: 'email', code: 'invalid_format' };

test('O07: the button rests until the wait is over', () => {
  const state = afterAnswer({ kind: 'tooMany', waitSeconds: 90 }, 1_000_000);
  expect(state).toEqual({ status: 'failed', reason: 'tooMany', until: 1_090_000 });
  expect(isHeld(state)).toBe(true);
});

test.each(['unavailable', 'conflict'] as const)('O08: %s reads as any other failure', (kind) => {
  const state = afterAnswer({ kind }, 0);
  expect(state).toEqual({ status: 'failed', reason: 'failed' });
  expect(isHeld(state)).toBe(false);
});

test('a mended field loses its error while the others keep theirs', () => {
  const state: FormState = { status: 'invalid', errors: [nameError, emailError] };
  expect(afterEdit(state, () => [emailError])).toEqual({ status: 'invalid', errors: [emailError] });
});

test('no new error comes up while somebody is typing', () => {
  const state: FormState = { status: 'invalid', errors: [nameError] };
  expect(afterEdit(state, () => [emailError])).toEqual({ status: 'idle' });
});

test('an error on show follows what is wrong now', () => {
  const state: FormState = { status: 'invalid', errors: [nameError] };
  const tooLong: ContactError = { field: 'name', code: 'too_long' };
  expect(afterEdit(state, () => [tooLong])).toEqual({ status: 'invalid', errors: [tooLong] });
});

test('a failure stays on show while somebody mends the message', () => {
  const state: FormState = { status: 'failed', reason: 'unknown' };
  expect(afterEdit(state, () => [nameError])).toBe(state);
});

test('who writes or chooses anew after a message was sent has the form again', () => {
  expect(afterEdit({ status: 'sent', ref: 'MSG-0A1B2C' }, () => [])).toEqual({ status: 'idle' });
});
