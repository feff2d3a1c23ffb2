import type { FunctionsResponse } from '@supabase/functions-js';
import { contactErrorCodes, type ContactError } from '@wnc/validation/contact';
import { visibleFields } from '@wnc/validation/fields';

const WAIT_IF_UNSAID_S = 60;
const CODE = /^[a-z_]{1,40}$/;

/** The outcome of one attempt to send. `unavailable` and `unknown` may be temporary. */
export type Outcome =
  | { kind: 'sent'; ref: string | undefined }
  | { kind: 'invalid'; errors: ContactError[] }
  | { kind: 'tooMany'; waitSeconds: number }
  | { kind: 'conflict' }
  | { kind: 'unavailable' }
  /** No answer came back: the message may have arrived anyway. */
  | { kind: 'unknown' }
  | { kind: 'refused'; code: string };

/** Reads what the function answered. Only a body that says `ok: true` counts as received. */
export async function readAnswer(result: FunctionsResponse<unknown>): Promise<Outcome> {
  const { data, error, response } = result;
  if (!error) {
    const receipt = asObject(data);
    if (receipt['ok'] !== true) return { kind: 'refused', code: 'odd_answer' };
    const { ref } = receipt;
    return { kind: 'sent', ref: typeof ref === 'string' ? ref : undefined };
  }
  if (response) return readProblem(response);
  return error instanceof SyntaxError
    ? { kind: 'refused', code: 'odd_answer' }
    : { kind: 'unknown' };
}

async function readProblem(response: Response): Promise<Outcome> {
  const { status: code } = response;
  const problem = asObject(await response.json().catch(() => undefined));
  if (code === 409) return { kind: 'conflict' };
  if (code === 429) return { kind: 'tooMany', waitSeconds: waitOf(problem, response) };
  const errors = errorsOf(problem);
  if (code === 422 && errors.length > 0) return { kind: 'invalid', errors };
  // A relay that cannot reach the function marks its response with a header, whatever the status.
  if (code === 408 || code >= 500 || response.ok) return { kind: 'unavailable' };
  const named = problem['code'];
  const isNamed = typeof named === 'string' && CODE.test(named);
  return { kind: 'refused', code: isNamed ? named : `http_${code}` };
}

function waitOf(problem: Record<string, unknown>, { headers }: Response): number {
  const seconds = Number(problem['retry_after'] ?? headers.get('Retry-After'));
  return seconds > 0 && Number.isFinite(seconds) ? seconds : WAIT_IF_UNSAID_S;
}

/** Those that the visitor can correct: a function older than the page may refuse its language. */
function errorsOf({ errors }: Record<string, unknown>): ContactError[] {
  if (!Array.isArray(errors)) return [];
  const named = errors.map(asObject);
  return visibleFields.flatMap((field) => {
    const error = named.find((each) => each['field'] === field);
    const code = contactErrorCodes.find((known) => known === error?.['code']);
    return code ? [{ field, code }] : [];
  });
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};
