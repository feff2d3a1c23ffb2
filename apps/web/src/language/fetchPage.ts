import { type Language, languageOf } from '@wnc/content/languages';

const pages = new Map<Language, Promise<Document>>();

/**
 * The home page in another language, as it was built; fetched once. Rejects when offline, and when
 * what comes was not built together with this page.
 */
export function fetchPage(language: Language): Promise<Document> {
  const page = pages.get(language) ?? request(languageOf(language).path);
  pages.set(language, page);
  page.catch(() => pages.delete(language));
  return page;
}

/** Not by `fetch`: trusted types let no script make a page from a text. */
const request = (path: string) =>
  new Promise<Document>((resolve, reject) => {
    const asked = new XMLHttpRequest();
    asked.addEventListener('loadend', () => {
      const page = asked.responseXML;
      if (page && entryOf(page) && entryOf(page) === entryOf(document)) {
        // In a page that is opened they take themselves out: prerender/layOutInParts.ts.
        for (const script of page.querySelectorAll('#root script')) script.remove();
        resolve(page);
      } else reject(new Error(`There is no page like this one at ${path}`));
    });
    asked.open('GET', path);
    asked.responseType = 'document';
    asked.send();
  });

/** The script that brings React to a page: another one with every build that changes anything. */
const entryOf = (page: Document) =>
  page.querySelector<HTMLElement>('[data-entry]')?.dataset['entry']?.split(' ')[0];
