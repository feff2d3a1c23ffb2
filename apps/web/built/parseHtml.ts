import { HtmlValidate, type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

/** React writes some attribute names and all generated ids in its own way. */
export const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'attr-case': 'off', 'valid-id': ['error', { relaxed: true }] },
  }),
);

const config = validator.getConfigForSync('page.html');

/** The elements of a page. Texts and attributes keep their character references as written. */
export const parseHtml = (html: string): HtmlElement => new Parser(config).parseHtml(html);

const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A text as a visitor reads it: without character references, and with single spaces. */
export const readable = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&(\w+);/g, (reference, name: string) => REFERENCES[name] ?? reference)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The value of an attribute, or undefined where the element does not have it. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined => {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : readable(value);
};

/** How to find an element in a page: `h2.lead in #relief`. */
export const nameOf = (element: HtmlElement): string =>
  element.generateSelector() ?? element.tagName;
