/** What has opened or closed may have moved the element that the keyboard went to. */
export function keepInSight(focused: HTMLElement): void {
  requestAnimationFrame(() => {
    if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  });
}
