import type { VisibleField } from '@wnc/validation/contact';

const STORED_AS = 'contact-draft';

/** What a visitor has typed and chosen, as it stands in the form. */
export type DraftFields = Record<VisibleField, string>;
export type KeptDraft = DraftFields & { id?: string | undefined };

const FIELDS: readonly VisibleField[] = ['name', 'email', 'message', 'type'];

/** Each field with what `text` gives for it. */
export const eachField = (text: (name: VisibleField) => string): DraftFields =>
  Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as DraftFields;

/** The message that is being written, kept for this tab until it is sent. */
export type Draft = {
  keep: (fields: DraftFields) => void;
  /**
   * The id of the message with these words: the same for the same words, new after an edit. It is
   * kept with them from the start, since a duplicated tab has the draft of the first one.
   */
  idOf: (fields: DraftFields) => string | undefined;
  renewId: () => string | undefined;
};

/** Opens the draft. Where the storage is blocked or full, it lives in memory only. */
export function openDraft(storage: () => Storage): Draft {
  let kept: KeptDraft | undefined;

  const write = (next: KeptDraft) => {
    kept = next;
    storeDraft(storage, next);
  };
  const keep = (fields: DraftFields) => {
    const stored = readDraft(storage);
    // The same words may have been sent from another page of this tab.
    if (hasWordsOf(stored, fields)) kept = { ...fields, id: stored.id };
    if (!kept?.id || !hasWordsOf(kept, fields)) write({ ...fields, id: newId() });
  };
  const renewId = () => {
    if (kept) write({ ...kept, id: newId() });
    return kept?.id;
  };

  return {
    keep,
    renewId,
    idOf: (fields) => {
      keep(fields);
      return kept?.id;
    },
  };
}

/** What this tab remembers of a message, if anything; alone, for the time without React. */
export function readDraft(storage: () => Storage): Partial<KeptDraft> {
  try {
    const stored: Partial<KeptDraft> | null = JSON.parse(storage().getItem(STORED_AS) ?? '{}');
    return { ...stored };
  } catch {
    return {};
  }
}

/** Keeps for this tab what stands in the form; alone, for the time without React. */
export function keepTyped(storage: () => Storage, fields: DraftFields): void {
  if (!hasWordsOf(readDraft(storage), fields)) storeDraft(storage, fields);
}

/**
 * Forgets the words, and remembers that they are gone: a page to which the visitor goes back may still
 * hold them.
 */
export const forgetDraft = (storage: () => Storage): void =>
  storeDraft(
    storage,
    eachField(() => ''),
  );

/** Writes what this tab remembers. Where the storage is blocked or full, nothing happens. */
function storeDraft(storage: () => Storage, draft: KeptDraft): void {
  try {
    storage().setItem(STORED_AS, JSON.stringify(draft));
  } catch {
    // The words still stand in the form.
  }
}

/** A draft of yesterday's page may lack a field that is empty today. */
const hasWordsOf = (draft: Partial<DraftFields>, fields: DraftFields): boolean =>
  FIELDS.every((field) => (draft[field] ?? '') === fields[field]);

/** Browsers give ids on secure pages only; elsewhere the function knows a message by its words. */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();
