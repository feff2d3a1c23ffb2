import { type Clock, withDeadline } from '../clock.ts';
import { timeouts } from '../timeouts.ts';
import type { BodyFormat } from './parseBody.ts';

/** 5,000 emoji percent-encoded in a form take 61,540 bytes. More nested JSON costs CPU seconds. */
const BODY_MAX_BYTES = 65_536;

type BodyProblem = 'payload_too_large' | 'request_timeout' | 'invalid_encoding' | 'malformed_json';
export type ReadBody =
  | { ok: true; text: string }
  /** `rest` is as much of the body as could be read. */
  | { ok: false; code: BodyProblem; rest: string };

/**
 * Reads a body of at most 64 KiB as UTF-8 text, and gives up after 5 s. Of a larger form, it still
 * reads the beginning, which names the language of the page to end on.
 */
export async function readBody(
  request: Request,
  format: BodyFormat,
  clock: Clock,
): Promise<ReadBody> {
  const bytes = Number(request.headers.get('content-length') ?? 0);
  if (bytes > BODY_MAX_BYTES && format === 'json') {
    return { ok: false, code: 'payload_too_large', rest: '' };
  }
  const reader = request.body?.getReader();
  if (!reader) return { ok: true, text: '' };
  const end = clock.deadline(timeouts.body);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read chunk by chunk
      const { done, value } = await withDeadline(end, reader.read());
      if (done) break;
      chunks.push(value);
      size += value.byteLength;
      if (size > BODY_MAX_BYTES) return refuse(reader, 'payload_too_large', chunks);
    }
  } catch {
    // Either it was too slow, or the connection broke in the middle of the body.
    return refuse(reader, end.aborted ? 'request_timeout' : 'malformed_json', chunks);
  }
  return decode(join(chunks));
}

async function refuse(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  code: BodyProblem,
  chunks: readonly Uint8Array[],
): Promise<ReadBody> {
  await reader.cancel().catch(() => undefined);
  return { ok: false, code, rest: repaired(join(chunks)) };
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

const repaired = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, BODY_MAX_BYTES));

function decode(bytes: Uint8Array): ReadBody {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, code: 'invalid_encoding', rest: repaired(bytes) };
  }
}
