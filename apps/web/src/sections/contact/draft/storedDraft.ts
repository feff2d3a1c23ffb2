// The draft in this tab's storage. The early script uses it too, before React has loaded.
import { type VisibleField, visibleFields } from '@wnc/validation/fields';

/** What a visitor has typed and chosen, as the form holds it. */
export type FormValues = Record<VisibleField, string>;
export type KeptDraft = FormValues & { id?: string | undefined };

/** The draft that this tab has stored, `{}` if none. */
export function readDraft(): Partial<KeptDraft> {
  try {
    const stored: Partial<KeptDraft> | null = JSON.parse(sessionStorage['contact-draft']);
    return stored ?? {};
  } catch {
    return {};
  }
}

/** Stores the form's content for this tab. */
export function keepTyped(values: FormValues): void {
  if (!hasValues(readDraft(), values)) storeDraft(values);
}

/**
 * Stores an empty draft instead of none: a page that the visitor goes back to may still hold the
 * words.
 */
export const forgetDraft = (): void =>
  storeDraft(Object.fromEntries(visibleFields.map((field) => [field, ''])) as FormValues);

/** Writes the draft to storage. If that is blocked or full, nothing happens. */
export function storeDraft(draft: KeptDraft): void {
  try {
    sessionStorage['contact-draft'] = JSON.stringify(draft);
  } catch {
    // The words are still in the form.
  }
}

/** A draft stored by an older version of the page may lack a field that is empty now. */
export const hasValues = (draft: Partial<FormValues>, values: FormValues): boolean =>
  Object.entries(values).every(([field, value]) => (draft[field as VisibleField] ?? '') === value);
