import { contactTypes } from '@wnc/validation/contact';

import { refusal } from './refusal.ts';

const FILE = 'apps/web/src/navigation/legacyRedirects.ts';
/** Places that the page has only at times: an address to one of them leads to the top meanwhile. */
const AT_TIMES = ['raffle'];

/**
 * Stops the build at an old address that leads to no place of the home page, which a visitor would
 * read from its top, or to a topic that the form does not have.
 * @param path the old address, `/es/volunteer/`
 * @param target where it leads, `/es/#contact?type=volunteer`
 */
export function requireTarget(path: string, target: string, html: string): void {
  if (!/^(?:\/[^\s/]+)+\/$/.test(path)) {
    throw refusal(`${FILE}: write the old path of ${path} without slashes or blanks at its ends.`);
  }
  const [anchor = '', query] = target.replace(/^[^#]*#/, '').split('?');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  if (![...ids, ...AT_TIMES].includes(anchor)) {
    const sections = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
    throw refusal(
      `${FILE} leads ${path} to "${anchor}", which is no place of the page: write one of ${sections.join(', ')}.`,
    );
  }
  const topics = contactTypes.map((type) => `type=${type}`);
  if (query !== undefined && !topics.includes(query)) {
    throw refusal(
      `${FILE} leads ${path} to "${anchor}?${query}", which is no topic of the form: write one of ${topics.join(', ')}.`,
    );
  }
}
