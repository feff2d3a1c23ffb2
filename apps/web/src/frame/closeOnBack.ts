/**
 * A ref callback: going back closes the popover. On Android, browsers do that themselves only for
 * an "auto" popover, and this one is "manual" (decision 031): a CloseWatcher takes the gesture
 * instead, and the page stays. Elsewhere, as on an iPhone, going back leads to another section,
 * which the popover would cover.
 */
export function closeOnBack(popover: HTMLElement): () => void {
  let watcher: CloseWatcher | undefined;
  // Browsers without popovers do not know the selector.
  const isOpen = () => 'popover' in popover && popover.matches(':popover-open');
  const close = () => {
    // Nothing to close; to close it again is an error in Chrome 114.
    if (!isOpen()) return;
    // The focus would be lost with the menu, and the next Tab would start at the top of the page.
    if (popover.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('header button')?.focus();
    }
    popover.hidePopover();
  };
  const watch = () => {
    watcher?.destroy();
    if (!('CloseWatcher' in window && isOpen())) return;
    watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
  };
  watch();
  popover.addEventListener('toggle', watch);
  addEventListener('popstate', close);
  return () => {
    watcher?.destroy();
    removeEventListener('popstate', close);
  };
}
