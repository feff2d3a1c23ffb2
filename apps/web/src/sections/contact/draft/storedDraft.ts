// The draft in this tab's storage. The early script uses it too, before React has loaded.
import type { VisibleField } from '@wnc/validation/contact';

/** What a visitor has typed and chosen, as the form holds it. */
export type FormValues = Record<VisibleField, string>;
export type KeptDraft = FormValues & { id?: string | undefined };

/** The list in the schema's file would pull the schema into the early script. */
const FIELDS = ['name', 'email', 'message', 'type'] as const;

/** Each field with the value that `text` returns for it. */
export const eachField = (text: (name: VisibleField) => string): FormValues =>
  Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Record<
    (typeof FIELDS)[number],
    string
  >;

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
export const forgetDraft = (): void => storeDraft(eachField(() => ''));

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
  FIELDS.every((field) => (draft[field] ?? '') === values[field]);
