/** The parts that turn the template `index.html` into one page. */
export type DocumentParts = {
  language: string;
  head: string;
  body: string;
  scripts: string;
};

/**
 * The data attributes of the home page's script element: the files of React, and where the page of
 * an old address leads to.
 */
export const entryAttributes = (files: readonly string[], target: string | undefined): string =>
  ` data-entry="${files.join(' ')}"${target ? ` data-target="${target}"` : ''}`;

/** Fills the template; every placeholder must be there once. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const places = {
    '%lang%': parts.language,
    // A translation tool in the browser changes the one above.
    '%language%': parts.language,
    '<!--head-->': parts.head,
    '<!--page-->': parts.body,
    '<!--scripts-->': parts.scripts,
  };
  return Object.entries(places).reduce((html, [place, value]) => {
    if (html.split(place).length !== 2) throw new Error(`index.html must hold ${place} once.`);
    return html.replace(place, () => value);
  }, template);
}
