import { userEvent } from 'vitest/browser';

/** Presses Tab from the top of the page: it would continue from what another test has clicked. */
export async function tabFromTop(): Promise<void> {
  document.body.tabIndex = -1;
  document.body.focus();
  await userEvent.tab();
  document.body.removeAttribute('tabindex');
}
