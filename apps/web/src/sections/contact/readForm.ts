import {
  type ContactError,
  type ContactField,
  parseContact,
  type ParsedContact,
} from '@wnc/validation/contact';

/** Checks the form with the schema of the function. `elapsed` counts from the opening of the page. */
export function parseForm(form: HTMLFormElement, id?: string): ParsedContact {
  const elapsed = Math.round(performance.now());
  return parseContact({ ...Object.fromEntries(new FormData(form)), elapsed, id });
}

/** What is wrong in the form now. */
export function errorsOf(form: HTMLFormElement): ContactError[] {
  const parsed = parseForm(form);
  return parsed.ok ? [] : parsed.errors;
}

/** Puts the focus into a field of the form; of the topics, on the chosen one. */
export function focusField(form: HTMLFormElement, field: ContactField = 'name'): void {
  form.querySelector<HTMLElement>(`[name="${field}"]:not([type="radio"]:not(:checked))`)?.focus();
}
