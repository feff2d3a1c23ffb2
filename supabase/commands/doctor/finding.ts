/** One thing that was looked at. A text that is not ok says what to do. */
export type Finding = { ok: boolean; text: string };

export const good = (text: string): Finding => ({ ok: true, text });
export const bad = (text: string): Finding => ({ ok: false, text });
