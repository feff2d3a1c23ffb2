/** HTML that is safe to put into a mail. Only the template tag `markup` creates it. */
export type Markup = { readonly html: string };
type Part = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const write = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map(write).join('');
};

/**
 * A piece of HTML. Interpolated values are escaped, unless they are `Markup` themselves. The tag is
 * not called `html`, since formatters would then reformat it and add spaces that a mail shows.
 */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.map((text, index) => text + write(parts[index] ?? '')).join(''),
});
