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
 * Focuses a field of the form, without `field` the first; among the topics, the chosen one. It keeps
 * the focus through a double click on what has called this.
 */
export function focusField(form: HTMLFormElement, field: ContactField = 'name'): void {
  form.querySelector<HTMLElement>(`[name="${field}"]:not([type="radio"]:not(:checked))`)?.focus();
  addEventListener('mousedown', keepFocus, { once: true });
}

/** The second press of a double click meets whatever the first has brought under the pointer. */
const keepFocus = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
