/**
 * What the mobile menu needs beyond HTML's popover: it closes when a link in it is followed, on
 * Escape, and when the visitor turns to anything outside the header; a tap on the language link
 * leaves it open. Where popover is missing the button opens it from here. `data-menu-open` on
 * `<html>` stands for `:popover-open` in browsers without it.
 */
export function tendMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  const page = document.documentElement;
  const native = 'showPopover' in HTMLElement.prototype;

  const note = (open: boolean) => {
    page.toggleAttribute('data-menu-open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const close = () => {
    if (!isOpen()) return;
    if (native) menu.hidePopover();
    note(false);
  };

  if (native) {
    // As "auto" the menu would close at a tap on the language link.
    if (!menu.matches(':popover-open')) menu.popover = 'manual';
    // Before "toggle", which comes only after keys that a busy page has kept waiting.
    menu.addEventListener('beforetoggle', ({ newState }) => note(newState === 'open'));
  } else {
    button.addEventListener('click', () => note(!isOpen()));
  }
  note(native && menu.matches(':popover-open'));

  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // On the way down: in a part that React has not taken over yet, it stops events on the way up.
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen()) return;
    close();
    button.focus();
  };
  const turnAway = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('header')) close();
  };
  addEventListener('keydown', leave, true);
  addEventListener('pointerdown', turnAway, true);
  addEventListener('focusin', turnAway, true);
}
