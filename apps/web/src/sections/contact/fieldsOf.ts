import type { DraftFields } from './draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

export const fieldOf = (form: HTMLFormElement, name: string): Field | null =>
  form.elements.namedItem(name) as Field | null;

/** The words in the form as they stand there, with blanks and all. */
export function fieldsOf(form: HTMLFormElement): DraftFields {
  const text = (name: string) => fieldOf(form, name)?.value ?? '';
  return { name: text('name'), email: text('email'), message: text('message'), type: text('type') };
}
