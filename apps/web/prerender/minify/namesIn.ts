import { tokenize, TokenType } from '@csstools/css-tokenizer';

/** Each place in a style sheet or a selector that names a class or a variable. */
export function namesIn(css: string) {
  let isLayer = false;
  let isAfterDot = false;
  return tokenize({ css }).flatMap(([type, text, start, end, data]) => {
    if (type === TokenType.AtKeyword) isLayer = text === '@layer';
    if (type === TokenType.OpenCurly || type === TokenType.Semicolon) isLayer = false;
    const isClass = isAfterDot && !isLayer;
    isAfterDot = type === TokenType.Delim && text === '.';
    if (type !== TokenType.Ident) return [];
    const isVariable = !isClass && data.value.startsWith('--');
    return isClass || isVariable ? [{ name: data.value, isClass, start, end: end + 1, text }] : [];
  });
}
