import { type DraftFields, eachField } from './draft.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

export const fieldOf = (form: HTMLFormElement, name: string): Field | undefined =>
  form.elements[name as keyof HTMLFormControlsCollection] as unknown as Field | undefined;

/** What the form holds, untrimmed. */
export const fieldsOf = (form: HTMLFormElement): DraftFields =>
  eachField((name) => fieldOf(form, name)?.value ?? '');
