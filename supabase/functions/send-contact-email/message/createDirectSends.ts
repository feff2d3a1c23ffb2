const PERIOD_MS = 600_000;
const MESSAGES = 10;
/** As long as the provider remembers a key. With the limit above, at most 1,440 receipts. */
const RECEIPT_LIFE_MS = 86_400_000;

/** The mails that one instance sends while the database is down. */
export type DirectSends = {
  /**
   * Takes one of the slots for 10 mails in 10 minutes. A message that is sent again shares its
   * slot, since the provider sends it once. Returns a function to call with whether the mail may
   * have been sent: if it surely was not, the slot is free again. Undefined when no slot is left.
   */
  begin: (id: string, now: Date) => ((mayHaveGone: boolean) => void) | undefined;
  /** Remembers that the provider has accepted the mail with these words. */
  remember: (id: string, payloadHash: string, now: Date) => void;
  /** Whether the provider is known to have accepted these words, or others, under this id. */
  find: (id: string, payloadHash: string) => 'same' | 'other' | undefined;
};

/** Kept in memory: other instances, or this one after a restart, know nothing of them. */
export function createDirectSends(): DirectSends {
  const slots = new Map<string, { at: number; mayHaveGone: boolean }>();
  const receipts = new Map<string, { at: number; payloadHash: string }>();

  return {
    begin: (id, now) => {
      forget(slots, now, PERIOD_MS);
      forget(receipts, now, RECEIPT_LIFE_MS);
      if (!slots.has(id) && slots.size >= MESSAGES) return undefined;
      const slot = slots.get(id) ?? { at: now.getTime(), mayHaveGone: false };
      slots.set(id, slot);
      return (mayHaveGone) => {
        slot.mayHaveGone ||= mayHaveGone;
        if (slot.mayHaveGone) slots.set(id, slot);
        else slots.delete(id);
      };
    },
    remember: (id, payloadHash, now) => {
      receipts.set(id, { at: now.getTime(), payloadHash });
    },
    find: (id, payloadHash) => {
      const receipt = receipts.get(id);
      return receipt && (receipt.payloadHash === payloadHash ? 'same' : 'other');
    },
  };
}

function forget(entries: Map<string, { at: number }>, now: Date, lifeMs: number): void {
  for (const [id, { at }] of entries) {
    // In both directions: the clock may have been set back.
    if (Math.abs(now.getTime() - at) >= lifeMs) entries.delete(id);
  }
}
