import { contactTypes } from '@wnc/validation/contact';

import { buildError } from './buildError.ts';

const FILE = 'apps/web/src/navigation/oldAddresses.ts';
/** Sections that the page has only at times; in between, an address of one leads to the top. */
const AT_TIMES = ['raffle'];

/** Stops the build at an old address that is also that of a page: only one of them is written. */
export function requireOwnFiles(pages: readonly { path: string; file: string }[]): void {
  const files = new Set<string>();
  for (const { path, file } of pages) {
    if (files.has(file)) {
      throw buildError(
        `${FILE}: ${path} is a page of this site. Delete the line with this address.`,
      );
    }
    files.add(file);
  }
}

/**
 * Stops the build at an old address whose anchor the home page does not have (a visitor would land
 * at its top), or whose topic the form does not have.
 * @param path the old address, `/es/volunteer/`
 * @param target where it leads, `/es/#contact?type=volunteer`
 */
export function requireTarget(path: string, target: string, html: string): void {
  if (!/^(?:\/[^\s/%?#]+)+\/$/.test(path)) {
    throw buildError(
      `${FILE}: write the old path of ${path} as people read it, without leading or trailing slashes, spaces, %, ? or #.`,
    );
  }
  const [anchor = '', query] = target.replace(/^[^#]*#/, '').split('?');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  if (![...ids, ...AT_TIMES].includes(anchor)) {
    const sections = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
    throw buildError(
      `${FILE} leads ${path} to "${anchor}", which is not a place on the page: write one of ${sections.join(', ')}.`,
    );
  }
  const topics = contactTypes.map((type) => `type=${type}`);
  if (query !== undefined && !topics.includes(query)) {
    throw buildError(
      `${FILE} leads ${path} to "${anchor}?${query}", which is not a topic of the form: write one of ${topics.join(', ')}.`,
    );
  }
}
