/**
 * A ref callback: Android's back gesture closes the popover instead of leaving the page. Browsers do
 * that by themselves where it is "auto", which the menu is only without JavaScript (decision 031).
 */
export function closeOnBack(popover: HTMLElement): () => void {
  let watcher: CloseWatcher | undefined;
  const watch = () => {
    watcher?.destroy();
    if (!('CloseWatcher' in window && popover.matches(':popover-open'))) return;
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => popover.hidePopover());
  };
  watch();
  popover.addEventListener('toggle', watch);
  return () => watcher?.destroy();
}
