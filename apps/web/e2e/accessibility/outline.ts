/** A node of the accessibility tree: its role and name, and its children. */
export type Outline = { what: string; inside: Outline[] };

const named = (role: string, name: string) => (name ? `${role} ${JSON.stringify(name)}` : role);

export const node = (role: string, name = '', ...inside: Outline[]): Outline => ({
  what: named(role, name),
  inside,
});

export const heading = (level: number, name: string): Outline => ({
  what: `${named('heading', name)} [level=${level}]`,
  inside: [],
});

/** A list; each argument is the content of one item. */
export const list = (...items: Outline[][]): Outline =>
  node('list', '', ...items.map((inside) => node('listitem', '', ...inside)));

/** The outline in the notation of `toMatchAriaSnapshot`. */
export const written = (outlines: Outline[], indent = ''): string =>
  outlines
    .map(({ what, inside }) => {
      const line = `${indent}- '${what.replaceAll("'", "''")}'`;
      return inside.length > 0 ? `${line}:\n${written(inside, `${indent}  `)}` : line;
    })
    .join('\n');
