type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * If React has rebuilt the form instead of hydrating it, copies over what the visitor had typed and
 * chosen in the form `before`, and the focus, if it was on `focused` and lost with it. What has
 * been typed and chosen in the new form by now is left alone.
 */
export function carryOver(before: HTMLFormElement, focused?: EventTarget | null): void {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (!form || form === before) return;
  const chosen = form.querySelector(':checked:not([checked])');
  const typed = new FormData(form);
  for (const [name, value] of new FormData(before)) {
    const field = form.elements.namedItem(name);
    const isFilled = field instanceof RadioNodeList ? chosen : typed.get(name);
    if (field && !isFilled) Object.assign(field, { value });
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== document.body || !before.contains(focused as Node)) return;
  const { name, type, value, selectionStart, selectionEnd } = focused as TextField;
  const which = type === 'radio' ? `[value=${value}]` : '';
  const field = form.querySelector<TextField>(`[name="${name}"]${which}`);
  // Scrolls as well: the page may have been shorter for a moment, and have lost its place.
  field?.focus();
  // Browsers report no selection for topics and e-mail addresses.
  if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd);
}
