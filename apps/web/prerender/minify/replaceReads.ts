import { tokenize, TokenType } from '@csstools/css-tokenizer';

/** The value with every `var()` replaced that reads a variable for which there is a text. */
export function replaceReads(value: string, textOf: (name: string) => string | undefined): string {
  for (const { name, start, end } of readsIn(value)) {
    const text = textOf(name);
    if (text !== undefined) {
      return replaceReads(value.slice(0, start) + text + value.slice(end), textOf);
    }
  }
  return value;
}

/** Each `var()` in a value, with the variable that it reads. */
export function readsIn(value: string) {
  const tokens = tokenize({ css: value });
  const open: number[] = [];
  return tokens.flatMap(([type, , , end], index) => {
    if (type === TokenType.Function || type === TokenType.OpenParen) open.push(index);
    if (type !== TokenType.CloseParen) return [];
    const inside = tokens.slice(open.pop(), index);
    const [[, text = '', start = 0] = []] = inside;
    const [, name = ''] = inside.find(([each]) => each === TokenType.Ident) ?? [];
    return text === 'var(' ? [{ name, start, end: end + 1 }] : [];
  });
}
