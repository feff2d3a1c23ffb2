/**
 * Minifies a page: removes line breaks between elements, the slashes of void elements, the namespaces
 * of drawings, and the end tags of their empty shapes, none of which an HTML parser needs.
 */
export const minifyHtml = (html: string): string =>
  html
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/(<(?:img|input|link|meta)\b[^<>]*?) ?\/>/g, '$1>')
    .replaceAll(/(?<=<svg) xmlns="[^"]*"/g, '')
    .replaceAll(/(<(?:path|use)\b[^<>]*)><\/(?:path|use)>/g, '$1/>');
