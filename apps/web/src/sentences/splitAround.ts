/** A sentence split into parts: each of the `names` that it contains, and the text between them. */
export const splitAround = (sentence: string, names: Iterable<string>): string[] =>
  [...names].reduce(
    (parts, name) =>
      parts.flatMap((part) =>
        part.split(name).flatMap((text, index) => (index === 0 ? [text] : [name, text])),
      ),
    [sentence],
  );
