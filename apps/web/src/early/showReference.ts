import { forgetDraft } from '../sections/contact/draft/storedDraft.ts';
import { keepQuery } from './keepQuery.ts';
import { navigationType } from './navigationType.ts';

/**
 * The thank-you page: forgets the draft, which has become a message, and shows the reference that
 * the endpoint put into the address. Anything else there may be text that somebody put into a link:
 * it is not shown, and the draft stays.
 */
export function showReference(cameBy = navigationType): void {
  const place = document.querySelector<HTMLElement>('[data-reference]');
  const reference = new URLSearchParams(location.search).get('ref') ?? '';
  if (!place || !/^MSG-[0-9A-Z]{6}$/.test(reference)) return;
  // After a reload, Back, Forward or a change of language, the draft may be a newer one.
  const isShownAgain =
    /^(?:reload|back_forward)$/.test(cameBy ?? '') || document.referrer.endsWith(reference);
  if (!isShownAgain) forgetDraft();
  place.textContent = (place.dataset['reference'] ?? '').replace('{{ref}}', reference);
  place.hidden = false;
  keepQuery();
}

showReference();
