/**
 * Where React has built the form anew, brings over what a visitor had typed and chosen in the one
 * that stood `before`. What was typed and chosen in the new form by now is left alone.
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
