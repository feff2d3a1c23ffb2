/**
 * Where React has rebuilt the form instead of hydrating it, copies over what the visitor had typed
 * and chosen in the form `before`. What was typed and chosen in the new one by now is left alone.
 */
export function carryOver(before: HTMLFormElement): void {
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
}
