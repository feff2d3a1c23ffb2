import type { FormValues } from './storedDraft.ts';

/** What a visitor has typed and chosen in the form, untrimmed. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values = new FormData(form);
  // Those two are not the visitor's: the page's language and the honeypot.
  values.delete('language');
  values.delete('website');
  return Object.fromEntries(values) as FormValues;
}
