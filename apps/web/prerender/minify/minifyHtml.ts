/**
 * Minifies what React has rendered, or the template: removes the slashes of void elements and the end
 * tags of empty shapes, which an HTML parser does not need. React escapes `<` and `>` in texts and
 * attributes, so nothing else looks like a tag.
 */
export const minifyHtml = (markup: string): string =>
  markup
    .replaceAll(/(<(?:img|input|link|meta)\b[^<>]*?) ?\/>/g, '$1>')
    .replaceAll(/(<(?:path|use)\b[^<>]*)><\/(?:path|use)>/g, '$1/>');
