import {
  type ContactError,
  type ContactField,
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

/**
 * Focuses a field of the form, without `field` the first; among the topics, the chosen one. It comes
 * into view with its label: by itself, Safari shows only the first line in it, below the header.
 */
export function focusField(form: HTMLFormElement | null, field: ContactField = 'name'): void {
  const control = form?.querySelector<HTMLElement>(
    `[name="${field}"]:not([type="radio"]:not(:checked))`,
  );
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}
