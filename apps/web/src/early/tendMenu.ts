/**
 * How long the page behind an opened menu still scrolls: locking it would delay the menu's paint.
 */
const LOCKED_AFTER_MS = 100;

/**
 * What the mobile menu needs beyond an HTML popover: it closes when a link in it is followed, on
 * Escape, and on a press or focus outside the header; a tap on the language link leaves it open. In
 * browsers without popovers, this is what makes the button open it. `data-menu-open` on `<html>`
 * tells scripts that it is open and, where `:popover-open` is missing, the style sheet. If React
 * renders the page anew, call this again for the new menu.
 */
export function tendMenu(): void {
  const menu = document.querySelector('#menu') as HTMLElement;
  const button = document.querySelector('header button') as HTMLElement;
  const page = document.documentElement;
  // Missing in browsers without popovers.
  const native = menu.popover;

  const note = (open: boolean) => {
    // Browsers write this as "true" or "false"; words would cost bytes here.
    button.ariaExpanded = page.toggleAttribute('data-menu-open', open) as unknown as string;
    setTimeout(() => page.toggleAttribute('data-locked', isOpen()), open ? LOCKED_AFTER_MS : 0);
  };
  const isOpen = () => page.matches('[data-menu-open]');
  // Only if it is open: to close it again is an error in Chrome 114.
  const close = () => (native ? isOpen() && menu.hidePopover() : note(false));

  // Opened before this ran, or in the old menu if React has rendered the page anew.
  const wasOpen = isOpen() || (native && menu.matches(':popover-open'));
  note(false);
  if (native) {
    // Not "toggle", which a busy page fires only after the keys that are waiting.
    menu.addEventListener('beforetoggle', ({ newState }) => note(newState === 'open'));
    // An "auto" menu would close at a tap on the language link. This change closes a menu that was
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
