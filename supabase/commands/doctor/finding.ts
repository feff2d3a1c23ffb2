/** The result of one check. If it is not ok, the text says what to do. */
export type Finding = { ok: boolean; text: string };

export const good = (text: string): Finding => ({ ok: true, text });
export const bad = (text: string): Finding => ({ ok: false, text });
