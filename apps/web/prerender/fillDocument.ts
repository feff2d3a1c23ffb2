/** The parts that turn the template `index.html` into one page. */
export type DocumentParts = {
  language: string;
  head: string;
  body: string;
  scripts: string;
};

/**
 * The data attributes of the home page's script element: React's files, and where an old address
 * leads.
 */
export const entryAttributes = (files: readonly string[], target: string | undefined): string =>
  ` data-entry="${files.join(' ')}"${target ? ` data-target="${target}"` : ''}`;

/** Fills in the template, in which every placeholder must occur exactly once. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const places = {
    '%lang%': parts.language,
    // Browsers that translate the page change the one above.
    '%language%': parts.language,
    '<!--head-->': parts.head,
    '<!--page-->': parts.body,
    '<!--scripts-->': parts.scripts,
  };
  return Object.entries(places).reduce((html, [place, value]) => {
    if (html.split(place).length !== 2) throw new Error(`index.html must contain ${place} once.`);
    return html.replace(place, () => value);
  }, template);
}
