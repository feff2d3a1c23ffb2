/**
 * Where React has built the form anew, brings over what a visitor had typed and chosen in the one
 * that stood `before`. What was typed and chosen in the new form by now is left alone.
 */
export function carryOver(before: HTMLFormElement): void {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (!form || form === before) return;
  const chosen = form.querySelector(':checked:not([checked])');
  for (const [name, value] of new FormData(before)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
    const isFilled = field instanceof RadioNodeList ? chosen : field.value;
    if (typeof value === 'string' && !isFilled) field.value = value;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
