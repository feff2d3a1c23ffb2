/** A sentence in parts: each of `names` that it holds, and the texts between them. */
export const splitAround = (sentence: string, names: Iterable<string>): string[] =>
  [...names].reduce(
    (parts, name) =>
      parts.flatMap((part) =>
        part.split(name).flatMap((text, index) => (index === 0 ? [text] : [name, text])),
      ),
    [sentence],
  );
