import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Moves the pointer to an element, and waits until it matches `:hover`. */
export async function pointAt(target: Locator): Promise<void> {
  await userEvent.hover(target);
  await expect.poll(() => target.element().matches(':hover')).toBe(true);
}
