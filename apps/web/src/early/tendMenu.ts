/** So long the page behind an opened menu still scrolls: to lock it would delay the menu's paint. */
const LOCKED_AFTER_MS = 100;

/**
 * What the mobile menu needs beyond HTML's popover: it closes when a link in it is followed, on
 * Escape, and on a press or focus outside the header; a tap on the language link leaves it open. In
 * browsers without popovers the button opens it from here. `data-menu-open` on `<html>` says that it
 * is open, to scripts and, where `:popover-open` is missing, to the style sheet. To be called again
 * where React has rendered the page anew, for the new menu.
 */
export function tendMenu(): void {
  const menu = document.querySelector('#menu') as HTMLElement;
  const button = document.querySelector('header button') as HTMLElement;
  const page = document.documentElement;
  // Not there in browsers without popovers.
  const native = menu.popover;

  const note = (open: boolean) => {
    // Browsers write it as "true" or "false"; in here, words cost bytes.
    button.ariaExpanded = page.toggleAttribute('data-menu-open', open) as unknown as string;
    setTimeout(() => page.toggleAttribute('data-locked', isOpen()), open ? LOCKED_AFTER_MS : 0);
  };
  const isOpen = () => page.matches('[data-menu-open]');
  const close = () => (native ? menu.hidePopover() : note(false));

  // Opened before this ran or, where React has rendered the page anew, in the former menu.
  const wasOpen = isOpen() || (native && menu.matches(':popover-open'));
  note(false);
  if (native) {
    // Not "toggle", which a busy page fires only after the keys that were waiting.
    menu.addEventListener('beforetoggle', ({ newState }) => note(newState === 'open'));
    // As "auto" the menu would close at a tap on the language link. The change closes one that was
    // opened before this ran.
    menu.popover = 'manual';
    if (wasOpen) menu.showPopover();
  } else {
    button.addEventListener('click', () => note(!isOpen()));
  }

  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  const turnAway = ({ target }: Event) => {
    if (!(target as Element).closest('header')) close();
  };
  // In the capture phase: React stops the propagation of events in a part not hydrated yet.
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isOpen()) return;
      close();
      button.focus();
    },
    true,
  );
  addEventListener('pointerdown', turnAway, true);
  addEventListener('focusin', turnAway, true);
}
