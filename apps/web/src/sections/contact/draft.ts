const STORED_AS = 'contact-draft';
const FIELDS = ['name', 'email', 'message', 'type'] as const;

/** What a visitor has typed and chosen, as it stands in the form. */
export type DraftFields = Record<(typeof FIELDS)[number], string>;
export type KeptDraft = DraftFields & { id?: string | undefined };

/** The message that is being written, kept for this tab until it is sent. */
export type Draft = {
  read: () => KeptDraft | undefined;
  keep: (fields: DraftFields) => void;
  /**
   * The id of the message with these words: the same for the same words, new after an edit. It is
   * kept with them from the start, since a duplicated tab has the draft of the first one.
   */
  idOf: (fields: DraftFields) => string | undefined;
  renewId: () => string | undefined;
  clear: () => void;
};

/** Opens the draft. Where the storage is blocked or full, it lives in memory only. */
export function openDraft(storage: () => Storage): Draft {
  let kept = readDraft(storage);

  const write = (next: KeptDraft | undefined) => {
    kept = next;
    storeDraft(storage, next);
  };
  const keep = (fields: DraftFields) => {
    if (!kept?.id || !hasWordsOf(kept, fields)) write({ ...fields, id: newId() });
  };
  const renewId = () => {
    if (kept) write({ ...kept, id: newId() });
    return kept?.id;
  };

  return {
    read: () => kept,
    keep,
    renewId,
    idOf: (fields) => {
      keep(fields);
      return kept?.id;
    },
    clear: () => write(undefined),
  };
}

/** What this tab remembers of a message; alone, for the moment before React. */
export function readDraft(storage: () => Storage): KeptDraft | undefined {
  try {
    const stored: Partial<KeptDraft> | null = JSON.parse(storage().getItem(STORED_AS) ?? 'null');
    if (!stored || FIELDS.some((field) => typeof stored[field] !== 'string')) return undefined;
    return stored as KeptDraft;
  } catch {
    return undefined;
  }
}

/** Keeps for this tab what is typed in the form, if anything is; alone, for the time without React. */
export function keepTyped(storage: () => Storage, fields: DraftFields): void {
  const isTyped = fields.name || fields.email || fields.message;
  if (isTyped && !hasWordsOf(readDraft(storage), fields)) storeDraft(storage, fields);
}

/** Writes what this tab remembers. Where the storage is blocked or full, nothing happens. */
export function storeDraft(storage: () => Storage, draft: KeptDraft | undefined): void {
  try {
    if (draft) storage().setItem(STORED_AS, JSON.stringify(draft));
    else storage().removeItem(STORED_AS);
  } catch {
    // The words still stand in the form.
  }
}

const hasWordsOf = (draft: KeptDraft | undefined, fields: DraftFields) =>
  FIELDS.every((field) => draft?.[field] === fields[field]);

/** Browsers give ids on secure pages only; elsewhere the function knows a message by its words. */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();
