import { onTestFinished } from 'vitest';

/** Without smooth scrolling, so that the effect of a focus on the position is seen immediately. */
export function scrollAtOnce(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  onTestFinished(() => void style.removeProperty('scroll-behavior'));
}
