import {
  type FormValues,
  hasValues,
  type KeptDraft,
  readDraft,
  storeDraft,
} from './storedDraft.ts';

/** The message being written, kept for this tab until it is sent. */
export type Draft = {
  keep: (values: FormValues) => void;
  /**
   * The id of the message with these values, its idempotency key: the same for the same values,
   * new after an edit. It is stored with them from the start, since a duplicated tab copies the draft.
   */
  idOf: (values: FormValues) => string | undefined;
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
  const keep = (values: FormValues) => {
    const stored = readDraft();
    // The same message may have been sent from another page of this tab.
    if (hasValues(stored, values)) kept = { ...values, id: stored.id };
    if (!kept?.id || !hasValues(kept, values)) write({ ...values, id: newId() });
  };
  const renewId = () => {
    if (kept) write({ ...kept, id: newId() });
    return kept?.id;
  };

  return {
    keep,
    renewId,
    elapsed: () => Math.round(before + performance.now()),
    idOf: (values) => {
      keep(values);
      return kept?.id;
    },
  };
}

/** Only secure contexts have `randomUUID`; without an id the function goes by the words. */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();
