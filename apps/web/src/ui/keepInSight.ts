/** Scrolls the element with the keyboard focus back into the window if something has moved it out. */
export function keepInSight(focused: HTMLElement): void {
  requestAnimationFrame(() => {
    if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  });
}
