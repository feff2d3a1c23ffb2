/**
 * One log entry. It only has room for codes, ids and numbers: no field could carry a name, an
 * address, a text, a key, or what a provider wrote in an error.
 */
export type LogEntry = {
  /** `alert`: somebody has to act. The runbook has a line for each, as alerts.test.ts checks. */
  level: 'info' | 'alert';
  event: 'answer' | 'misconfigured' | 'store' | 'mail' | 'run' | 'sender' | 'unexpected';
  code: string;
  status?: number;
  id?: string;
  kind?: 'team' | 'visitor';
  attempt?: number;
  count?: number;
};

export type Log = (entry: LogEntry) => void;

const MAX_CODE_CHARACTERS = 60;

/** Writes each entry as one JSON line, alerts to stderr. */
export const logLines =
  (now: () => Date): Log =>
  (entry) => {
    const line = JSON.stringify({ at: now().toISOString(), ...entry, code: codeOnly(entry.code) });
    if (entry.level === 'alert') console.error(line);
    else console.log(line);
  };

/** A provider may name an error anything: what does not look like a code becomes `unknown`. */
export function codeOnly(text: unknown): string {
  const isCode = typeof text === 'string' && /^[A-Za-z0-9_]+$/.test(text);
  return isCode && text.length <= MAX_CODE_CHARACTERS ? text : 'unknown';
}
