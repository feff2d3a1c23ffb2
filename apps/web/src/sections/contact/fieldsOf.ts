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
