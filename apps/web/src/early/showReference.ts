/** The thank-you page: shows the reference that the endpoint put into the address. */
const place = document.querySelector<HTMLElement>('[data-reference]');
const reference = new URLSearchParams(location.search).get('ref');
// Anything else than a reference is somebody's own text and is not shown.
if (place?.dataset['reference'] && reference && /^MSG-[0-9A-Z]{6}$/.test(reference)) {
  place.textContent = place.dataset['reference'].replace('{{ref}}', reference);
  place.hidden = false;
}
