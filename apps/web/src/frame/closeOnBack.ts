/**
 * A ref callback: going back closes the popover. On Android, a browser does so by itself only where
 * the popover is "auto", and this one is "manual" (decision 031): a CloseWatcher takes the gesture
 * instead, and the page stays. Elsewhere going back leads to another section, as on an iPhone, which
 * the popover would cover.
 */
export function closeOnBack(popover: HTMLElement): () => void {
  let watcher: CloseWatcher | undefined;
  const close = () => {
    // Not there in browsers without popovers.
    if (!popover.popover) return;
    // With the menu it would be lost, and the next Tab would start at the top of the page.
    if (popover.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('header button')?.focus();
    }
    popover.hidePopover();
  };
  const watch = () => {
    watcher?.destroy();
    if (!('CloseWatcher' in window && popover.matches(':popover-open'))) return;
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
