import {
  type ContactError,
  type ContactMessage,
  parseContact,
  type ParsedContact,
} from '@wnc/validation/contact';

/** Validates the form, and what is sent with it, with the function's schema. */
export const parseForm = (
  form: HTMLFormElement,
  extras?: Pick<ContactMessage, 'id' | 'elapsed'>,
): ParsedContact => parseContact({ ...Object.fromEntries(new FormData(form)), ...extras });

/** What is wrong in the form now. */
export function errorsOf(form: HTMLFormElement): ContactError[] {
  const parsed = parseForm(form);
  return parsed.ok ? [] : parsed.errors;
}
