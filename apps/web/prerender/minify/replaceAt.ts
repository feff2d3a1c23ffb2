export type Edit = { start: number; end: number; text: string };

/** The text with its parts from `start` to `end` replaced; they do not overlap. */
export function replaceAt(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
