import { useTranslation } from 'react-i18next';

import { Icon } from '../ui/Icon.tsx';
import { closeOnBack } from './closeOnBack.ts';
import { DonateLink } from './DonateLink.tsx';
import { keepScrollbarRoom } from './keepScrollbarRoom.ts';
import { navLinks } from './navLinks.ts';

/**
 * The menu on narrow screens: a popover, which opens before React and without JavaScript.
 * early/tendMenu.ts does what a popover alone does not.
 */
export function MobileMenu({ current }: { current: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        className="-me-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ridge-900 hover:bg-white/60 sm:size-12 nav:hidden"
        popoverTarget="menu"
        suppressHydrationWarning
        type="button"
      >
        <Icon className="size-7 menu-open:hidden" name="icon-menu" />
        <Icon className="hidden size-7 menu-open:block" name="icon-close" />
        <span className="sr-only menu-open:hidden">{t(($) => $.accessibility.openMenu)}</span>
        <span className="sr-only hidden menu-open:block">
          {t(($) => $.accessibility.closeMenu)}
        </span>
      </button>
      <nav
        ref={closeOnBack}
        aria-label={t(($) => $.nav.sections)}
        className="fixed inset-x-0 top-(--header) bottom-auto m-0 max-h-[calc(100%-var(--header))] w-auto max-w-none overflow-auto overscroll-contain border-t border-ridge-200 bg-white pt-1.5 pb-6 shadow-pop nav:hidden"
        id="menu"
        popover="auto"
        suppressHydrationWarning
        onBeforeToggle={keepScrollbarRoom}
      >
        <div className="column">
          {navLinks.flatMap(({ name, anchor }) => [
            <a
              key={anchor}
              aria-current={anchor === current ? 'location' : undefined}
              className="flex min-h-14 items-center justify-between border-b border-ridge-200 font-display text-[1.375rem] leading-[1.2] font-bold text-ridge-900 hover:text-rosa-700 aria-[current]:underline"
              href={`#${anchor}`}
            >
              {t(($) => $.nav.long[name])}
              <Icon className="size-[1.2rem] text-ridge-500" name="icon-arrow" />
            </a>,
            ' ',
          ])}
          <DonateLink className="mt-5 w-full" size="regular">
            <Icon name="icon-ext" />
          </DonateLink>
        </div>
      </nav>
    </>
  );
}
