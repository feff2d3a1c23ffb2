import {
  type ContactError,
  type ContactField,
  parseContact,
  type ParsedContact,
} from '@wnc/validation/contact';

/** Validates the form with the function's schema. `elapsed` is in ms since the page was opened. */
export function parseForm(form: HTMLFormElement, id?: string): ParsedContact {
  const elapsed = Math.round(performance.now());
  return parseContact({ ...Object.fromEntries(new FormData(form)), elapsed, id });
}

/** What is wrong in the form now. */
export function errorsOf(form: HTMLFormElement): ContactError[] {
  const parsed = parseForm(form);
  return parsed.ok ? [] : parsed.errors;
}

/** Focuses a field of the form, without `field` the first; among the topics, the chosen one. */
export function focusField(form: HTMLFormElement, field: ContactField = 'name'): void {
  form.querySelector<HTMLElement>(`[name="${field}"]:not([type="radio"]:not(:checked))`)?.focus();
}
