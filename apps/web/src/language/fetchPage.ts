import type { Language } from '@wnc/content/languages';

import { pageWordsAddress } from '../head/addresses.ts';

const pages = new Map<Language, Promise<Document>>();

/**
 * The home page in another language as it was built, without its drawings and scripts; fetched once.
 * Rejects when offline, and when the response is not from the same build as this page.
 */
export function fetchPage(language: Language): Promise<Document> {
  const page = pages.get(language) ?? request(pageWordsAddress(language));
  pages.set(language, page);
  page.catch(() => pages.delete(language));
  return page;
}

/** Not with `fetch`: Trusted Types let no script parse a string into a document. */
const request = (path: string) =>
  new Promise<Document>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.addEventListener('loadend', () => {
      const page = xhr.responseXML;
      if (page && entryOf(page) && entryOf(page) === entryOf(document)) resolve(page);
      else reject(new Error(`There is no page like this one at ${path}`));
    });
    xhr.open('GET', path);
    xhr.responseType = 'document';
    xhr.overrideMimeType('text/html');
    xhr.send();
  });

/** The address of a page's entry script, which differs with every build that changes anything. */
const entryOf = (page: Document) =>
  page.querySelector<HTMLElement>('[data-entry]')?.dataset['entry']?.split(' ')[0];
