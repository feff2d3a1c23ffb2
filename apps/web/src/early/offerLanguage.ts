/**
 * Shows the line that offers another language to visitors whose browser prefers that language to
 * this page's. The line is in the HTML, hidden until it has `data-offered`. Only a click on one of
 * its answers is remembered; without storage, the next visit asks again.
 */
export function offerLanguage(): void {
  const offer = preferredOffer();
  if (!offer) return;
  try {
    if (localStorage['language-offer']) return;
  } catch {
    // Storage is blocked: the visitor is asked on each visit.
  }
  offer.dataset['offered'] = '';
  offer.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-offered] a,button')) return;
    delete offer.dataset['offered'];
    // The focus would be lost with the line, and the next Tab would start at the end of the page.
    (document.querySelector('main') as HTMLElement).focus({ preventScroll: true });
    try {
      localStorage['language-offer'] = 1;
    } catch {
      // As above.
    }
  });
}

/** The offer of the language that the browser prefers among ours, unless the page is in it. */
function preferredOffer(): HTMLElement | undefined {
  for (const tag of navigator.languages) {
    const code = tag.split('-')[0];
    if (code === document.documentElement.lang) return undefined;
    const offer = document.getElementById(`offer-${code}`);
    if (offer) return offer;
  }
  return undefined;
}
