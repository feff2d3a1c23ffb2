import type { Entry } from './readContent.ts';

/** One text before and after; `undefined` where it was not there, or is not any more. */
export type Change = Omit<Entry, 'text'> & { before?: string; after?: string };

/** What differs, in the order of the files, and which languages of a changed text stayed as is. */
export function contentChanges(before: readonly Entry[], after: readonly Entry[]) {
  const texts = [byKey(before), byKey(after)] as const;
  const keys = [...new Set([...texts[1].keys(), ...texts[0].keys()])];
  const changes = keys.flatMap((key): Change[] => {
    const [old, now] = [texts[0].get(key), texts[1].get(key)];
    const entry = now ?? old;
    if (entry === undefined || old?.text === now?.text) return [];
    const { text: _, ...place } = entry;
    return [{ ...place, ...(old && { before: old.text }), ...(now && { after: now.text }) }];
  });
  const changed = new Set(changes.map(keyOf));
  const lagging = after.filter(
    (entry) =>
      entry.language !== undefined &&
      !changed.has(keyOf(entry)) &&
      changes.some((each) => each.file === entry.file && each.field === entry.field),
  );
  return { changes: changes.toSorted(byPlace), lagging };
}

const byKey = (entries: readonly Entry[]) => new Map(entries.map((each) => [keyOf(each), each]));

const keyOf = ({ file, field, language = '' }: Omit<Entry, 'text'>) =>
  `${file} ${field} ${language}`;

const byPlace = (a: Change, b: Change) => a.file.localeCompare(b.file, 'en');
