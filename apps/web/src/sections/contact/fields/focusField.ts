import type { ContactField } from '@wnc/validation/contact';

/**
 * Focuses a field of the form: the first without `field`; among the topics, the chosen one. It
 * keeps the focus through a double click on whatever called this.
 */
export function focusField(form: HTMLFormElement, field: ContactField = 'name'): void {
  form.querySelector<HTMLElement>(`[name="${field}"]:not([type="radio"]:not(:checked))`)?.focus();
  addEventListener('mousedown', keepFocus, { once: true });
}

/** The second press of a double click hits whatever the first has brought under the pointer. */
const keepFocus = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
