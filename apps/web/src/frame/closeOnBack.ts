/**
 * A ref callback: going back closes the popover. Android's gesture only closes it, which browsers do
 * by themselves where it is "auto", and the menu is so only without JavaScript (decision 031). Where
 * going back leads to another section, as on an iPhone, the popover would cover that.
 */
export function closeOnBack(popover: HTMLElement): () => void {
  let watcher: CloseWatcher | undefined;
  const close = () => {
    // Not there in browsers without popovers.
    if (popover.popover) popover.hidePopover();
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
