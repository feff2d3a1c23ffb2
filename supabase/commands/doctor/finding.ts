/** The result of one check. Unless it is ok, its text says what to do. */
export type Finding = { ok: boolean; text: string };

export const good = (text: string): Finding => ({ ok: true, text });
export const bad = (text: string): Finding => ({ ok: false, text });
