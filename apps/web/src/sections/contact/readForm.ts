import {
  type ContactError,
  type ContactField,
  parseContact,
  type ParsedContact,
} from '@wnc/validation/contact';

import type { DraftFields } from './draft.ts';

/** The words in the form as they stand there, with blanks and all. */
export function fieldsOf(form: HTMLFormElement): DraftFields {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message'), type: text('type') };
}

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
