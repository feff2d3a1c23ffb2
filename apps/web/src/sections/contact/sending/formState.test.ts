import type { ContactError } from '@wnc/validation/contact';
import { expect, test } from 'vitest';

import { afterSending, afterEdit, type FormState, ignoresSubmit } from './formState.ts';

const nameError: ContactError = { field: 'name', code: 'too_short' };
const emailError: ContactError = { field: 'email', code: 'invalid_format' };

test('O07: the button is disabled until the wait is over', () => {
  const state = afterSending({ kind: 'tooMany', waitSeconds: 90 }, 1_000_000);
  expect(state).toEqual({ status: 'failed', reason: 'tooMany', until: 1_090_000 });
  expect(ignoresSubmit(state)).toBe(true);
});

test.each(['unavailable', 'conflict'] as const)(
  'O08: %s is shown like any other failure',
  (kind) => {
    const state = afterSending({ kind }, 0);
    expect(state).toEqual({ status: 'failed', reason: 'failed' });
    expect(ignoresSubmit(state)).toBe(false);
  },
);

test('a corrected field loses its error while the others keep theirs', () => {
  const state: FormState = { status: 'invalid', errors: [nameError, emailError] };
  expect(afterEdit(state, () => [emailError])).toEqual({ status: 'invalid', errors: [emailError] });
});

test('no new error appears while somebody is typing', () => {
  const state: FormState = { status: 'invalid', errors: [nameError] };
  expect(afterEdit(state, () => [emailError])).toEqual({ status: 'idle' });
});

test('a shown error changes with what is wrong now', () => {
  const state: FormState = { status: 'invalid', errors: [nameError] };
  const tooLong: ContactError = { field: 'name', code: 'too_long' };
  expect(afterEdit(state, () => [tooLong])).toEqual({ status: 'invalid', errors: [tooLong] });
});

test('a failure stays on screen while somebody edits the message', () => {
  const state: FormState = { status: 'failed', reason: 'unknown' };
  expect(afterEdit(state, () => [nameError])).toBe(state);
});

test('typing or choosing after a message was sent brings the form back', () => {
  expect(afterEdit({ status: 'sent', ref: 'MSG-0A1B2C' }, () => [])).toEqual({ status: 'idle' });
});
