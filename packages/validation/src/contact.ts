import * as z from 'zod/mini';

import { findEmailError, toMailableAddress } from './email.ts';
import { type VisibleField, visibleFields } from './fields.ts';
import { composed, foldLineBreaks, hasForbiddenCharacter, visibleLength } from './visibleText.ts';

/** Lengths in visible code points (`min`, `max`), or in octets where the name says so. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { maxOctets: 254, localMaxOctets: 64 },
  message: { min: 10, max: 5000 },
  /** Days after which a stored message is deleted; the privacy note states the same number. */
  retentionDays: 180,
} as const;

export const contactTypes = ['chw', 'volunteer', 'partner'] as const;
export const contactLanguages = ['en', 'es'] as const;
/** The fields that an error can name, those of the form first. */
export const contactFields = [...visibleFields, 'language', 'id'] as const;
export const contactErrorCodes = [
  'too_short',
  'too_long',
  'invalid_type',
  'invalid_characters',
  'invalid_format',
  'unicode_local',
  'invalid_choice',
] as const;
/**
 * Every code with which the endpoint redirects a form without JavaScript to the problem page, by the
 * sentence that explains it there.
 */
export const formProblems = {
  validation_failed: ['validation_failed'],
  rate_limited: ['rate_limited'],
  unavailable: ['unavailable', 'request_timeout'],
  malformed: ['malformed_json', 'invalid_encoding'],
  too_large: ['payload_too_large'],
} as const;

export type ContactType = (typeof contactTypes)[number];
export type ContactField = (typeof contactFields)[number];
export type ContactErrorCode = (typeof contactErrorCodes)[number];
export type ContactError = { field: ContactField; code: ContactErrorCode };

/** A missing or null field gets the code of an empty one; a wrong type gets `invalid_type`. */
const text = (whenMissing: ContactErrorCode) =>
  z.string({
    error: ({ input }) => (input === undefined || input === null ? whenMissing : 'invalid_type'),
  });

const rule = (find: (value: string) => ContactErrorCode | undefined) =>
  z.check<string>((payload) => {
    const code = find(payload.value);
    if (code) payload.issues.push({ code: 'custom', message: code, input: payload.value });
  });

const writing = (limits: { min: number; max: number }) =>
  text('too_short').check(
    z.overwrite((value) => composed(foldLineBreaks(value)).trim()),
    rule((value) => {
      if (hasForbiddenCharacter(value)) return 'invalid_characters';
      const length = visibleLength(value);
      if (length < limits.min) return 'too_short';
      // Invisible characters, as in line breaks and emoji, may take up as much room again.
      const isLong = length > limits.max || Array.from(value).length > 2 * limits.max;
      return isLong ? 'too_long' : undefined;
    }),
  );

const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(text('invalid_choice'), z.enum(choices, { error: 'invalid_choice' }));

const withoutBlank = (value: unknown) => (value === null || value === '' ? undefined : value);

export const contactSchema = z.object({
  name: writing(contactLimits.name),
  email: text('invalid_format').check(
    z.overwrite(toMailableAddress),
    rule((value) => findEmailError(value, contactLimits.email)),
  ),
  message: writing(contactLimits.message),
  type: choice(contactTypes),
  language: z.pipe(
    z.transform((value) => withoutBlank(value) ?? 'en'),
    choice(contactLanguages),
  ),
  id: z.pipe(
    z.transform(withoutBlank),
    z.optional(
      text('invalid_format').check(
        z.toLowerCase(),
        z.uuid({ version: 'v4', error: 'invalid_format' }),
      ),
    ),
  ),
  /** The honeypot, which people never see. Any value is accepted; a non-empty one is suspicious. */
  website: z.optional(z.unknown()),
  /** Milliseconds from opening the page to sending; untrusted, of any type. */
  elapsed: z.optional(z.unknown()),
});

export type ContactMessage = z.output<typeof contactSchema>;
/** The form, completely filled in. */
export type FilledForm = { [Field in VisibleField]: NonNullable<ContactMessage[Field]> };
export type ParsedContact =
  | { ok: true; message: ContactMessage }
  | { ok: false; errors: ContactError[] };

/**
 * Reads a contact message from a form or a request. Unknown keys are dropped.
 * @returns the cleaned message, or one code per wrong field, in the order of the form.
 */
export function parseContact(input: unknown): ParsedContact {
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = z.safeParse(contactSchema, fields);
  if (result.success) return { ok: true, message: result.data };
  const wrong = contactFields.flatMap((field) => {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    const code = contactErrorCodes.find((known) => known === issue?.message);
    return code ? [{ field, code }] : [];
  });
  return { ok: false, errors: isEmptyForm(fields) ? withoutType(wrong) : wrong };
}

/** In an empty form, only the fields to type in are errors: the topic is a tab. */
const withoutType = (errors: ContactError[]) => errors.filter(({ field }) => field !== 'type');

const isEmptyForm = (fields: Partial<Record<ContactField, unknown>>) =>
  visibleFields.every((field) => withoutBlank(fields[field]) === undefined);
