export type BodyFormat = 'json' | 'form';

type ParsedBody =
  | { ok: true; fields: Record<string, unknown> }
  | { ok: false; code: 'malformed_json' | 'not_object' | 'invalid_encoding' };

/** The format that a Content-Type names; undefined if it is not supported. */
export function formatOf(contentType: string | null): BodyFormat | undefined {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/json') return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

/** A body's fields. A repeated form field becomes an array, which no rule accepts. */
export function parseBody(text: string, format: BodyFormat): ParsedBody {
  return format === 'json' ? parseJson(text) : parseForm(text);
}

function parseJson(text: string): ParsedBody {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ok: true, fields: value } : { ok: false, code: 'not_object' };
  } catch {
    return { ok: false, code: 'malformed_json' };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseForm(text: string): ParsedBody {
  const fields = new Map<string, string[]>();
  try {
    for (const pair of text.split('&')) {
      const [key = '', ...value] = pair.split('=').map(decodePart);
      const values = fields.get(key) ?? [];
      values.push(value.join('='));
      fields.set(key, values);
    }
  } catch {
    // URLSearchParams would replace broken bytes with U+FFFD instead.
    return { ok: false, code: 'invalid_encoding' };
  }
  const single = [...fields].map(([key, values]) => [key, values.length > 1 ? values : values[0]]);
  return { ok: true, fields: Object.fromEntries(single) as Record<string, unknown> };
}

const decodePart = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
