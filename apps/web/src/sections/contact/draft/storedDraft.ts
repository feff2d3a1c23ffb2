import type { VisibleField } from '@wnc/validation/contact';

/** What a visitor has typed and chosen, as the form holds it. */
export type DraftFields = Record<VisibleField, string>;
export type KeptDraft = DraftFields & { id?: string | undefined };

/** The list in the schema's file would pull the schema into the early script. */
const FIELDS = ['name', 'email', 'message', 'type'] as const;

/** Each field with the value that `text` returns for it. */
export const eachField = (text: (name: VisibleField) => string): DraftFields =>
  Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Record<
    (typeof FIELDS)[number],
    string
  >;

/** The message being written, kept for this tab until it is sent. */
export type Draft = {
  keep: (fields: DraftFields) => void;
  /**
   * The id of the message with these words, its idempotency key: the same for the same words, new
   * after an edit. It is stored with them from the start, since a duplicated tab copies the draft.
   */
  idOf: (fields: DraftFields) => string | undefined;
  renewId: () => string | undefined;
  /** How long the message has been written, in ms. */
  elapsed: () => number;
};

/** Stands for the unknown time before a reload, in ms: no program takes that long. */
const EARLIER_MS = 60_000;

/** Opens the draft. If storage is blocked or full, it lives in memory only. */
export function openDraft(): Draft {
  let kept: KeptDraft | undefined;
  // Before React, a draft is stored without an id: one with an id is from an earlier page.
  const before = readDraft().id ? EARLIER_MS : 0;

  const write = (next: KeptDraft) => {
    kept = next;
    storeDraft(next);
  };
  const keep = (fields: DraftFields) => {
    const stored = readDraft();
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
    elapsed: () => Math.round(before + performance.now()),
    idOf: (fields) => {
      keep(fields);
      return kept?.id;
    },
  };
}

/** The draft that this tab has stored, `{}` if none; usable on its own, before React has loaded. */
export function readDraft(): Partial<KeptDraft> {
  try {
    const stored: Partial<KeptDraft> | null = JSON.parse(sessionStorage['contact-draft']);
    return stored ?? {};
  } catch {
    return {};
  }
}

/** Stores the form's content for this tab; usable on its own, before React has loaded. */
export function keepTyped(fields: DraftFields): void {
  if (!hasWordsOf(readDraft(), fields)) storeDraft(fields);
}

/**
 * Stores an empty draft instead of none: a page that the visitor goes back to may still hold the
 * words.
 */
export const forgetDraft = (): void => storeDraft(eachField(() => ''));

/** Writes the draft to storage. If that is blocked or full, nothing happens. */
function storeDraft(draft: KeptDraft): void {
  try {
    sessionStorage['contact-draft'] = JSON.stringify(draft);
  } catch {
    // The words are still in the form.
  }
}

/** A draft stored by an older version of the page may lack a field that is empty now. */
const hasWordsOf = (draft: Partial<DraftFields>, fields: DraftFields): boolean =>
  FIELDS.every((field) => (draft[field] ?? '') === fields[field]);

/** Only secure contexts have `randomUUID`; without an id the function goes by the words. */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();
