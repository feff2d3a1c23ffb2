/**
 * Where React has built the form anew, brings over what a visitor had typed and chosen in the one
 * that stood `before`. What stands in the new form by now is left alone.
 */
export function carryOver(before: HTMLFormElement): void {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (!form || form === before) return;
  for (const [name, value] of new FormData(before)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const isEmpty = isText && field.value === '';
    if (typeof value === 'string' && (isEmpty || field instanceof RadioNodeList)) {
      field.value = value;
    }
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
