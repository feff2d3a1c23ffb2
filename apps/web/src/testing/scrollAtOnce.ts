import { onTestFinished } from 'vitest';

/** Turns off smooth scrolling, so that a focus moves the page immediately. */
export function scrollAtOnce(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  onTestFinished(() => void style.removeProperty('scroll-behavior'));
}
