const REMEMBERED = 'language-offer';

/**
 * Shows the line that offers the other language, to a visitor whose browser asks for that language
 * before the language of this page. The line is in the page, hidden; `data-offer` on `<html>` shows
 * it. Only a click, on either answer, is remembered; without storage it is asked again.
 */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]');
  const offered = offer?.dataset['languageOffer'];
  if (!offer || !offered || answered() || !prefers(offered)) return;
  const page = document.documentElement;
  page.dataset['offer'] = '';
  offer.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    delete page.dataset['offer'];
    try {
      localStorage.setItem(REMEMBERED, 'answered');
    } catch {
      // Storage is blocked: the line comes back on the next visit.
    }
  });
}

/** Whether the offered language comes before the page's own in the visitor's list. */
function prefers(offered: string): boolean {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const first = wanted.find((code) => code === offered || code === document.documentElement.lang);
  return first === offered;
}

function answered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== null;
  } catch {
    return false;
  }
}
