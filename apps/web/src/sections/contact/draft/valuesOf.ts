import { type FormValues, eachField } from './storedDraft.ts';

/** What holds the value of a field: an element, or all radio buttons of the topic. */
export type Control = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

/** The control with a name. In the early script this is shorter than `elements.namedItem`. */
export const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  form.elements[name as keyof HTMLFormControlsCollection] as unknown as Control | undefined;

/** What the form holds, untrimmed. */
export const valuesOf = (form: HTMLFormElement): FormValues =>
  eachField((name) => controlOf(form, name)?.value ?? '');
