/** A fact or a sentence in the content, and where it is, such as `people.director.name`. */
export interface Leaf {
  readonly field: string;
  readonly leaf: {
    readonly value?: unknown;
    readonly currency?: unknown;
    readonly en?: unknown;
    readonly sample?: unknown;
  };
}

/** All facts and sentences in a part of the content. In a list, the id names an item, not its place. */
export function leavesIn(node: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('value' in node || 'en' in node) return [{ field: path.join('.'), leaf: node }];
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    leavesIn(child, [...path, idOf(child) ?? key]),
  );
}

function idOf(node: unknown): string | undefined {
  const named = typeof node === 'object' && node !== null && 'id' in node;
  return named && typeof node.id === 'string' ? node.id : undefined;
}
