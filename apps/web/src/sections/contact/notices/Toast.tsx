import { useTranslation } from 'react-i18next';

import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { useToastTimer } from './useToastTimer.ts';

const SUCCESS_MS = 8000;

export type ToastKind = 'success' | 'failure';

const KINDS: Record<ToastKind, { icon: IconName; look: string; iconLook: string; close: string }> =
  {
    success: {
      icon: 'icon-check',
      look: 'border-hoja-600 bg-white text-ink shadow-[var(--shadow-pop),0_0_0_1px_var(--color-ridge-200)]',
      iconLook: 'size-7 text-hoja-600',
      close: 'hover:bg-ridge-600/14',
    },
    failure: {
      icon: 'icon-alert',
      look: 'border-danger-600 bg-danger-700 text-white shadow-pop [--focus-gap:var(--color-danger-700)] [--focus:var(--color-white)]',
      iconLook: 'size-7',
      close: 'hover:bg-[#fff3]',
    },
  };

/**
 * A short notice at the foot of the window. Success disappears after 8 s, failure stays until it is
 * closed. It is not a live region: the form's says the same. If the window is too short for it, it
 * comes below the form.
 */
export function Toast({ kind, onClose }: { kind: ToastKind; onClose: () => void }) {
  const { t } = useTranslation();
  const timer = useToastTimer(kind === 'success' ? SUCCESS_MS : undefined, onClose);
  const { icon, look, iconLook, close } = KINDS[kind];
  return (
    <section
      ref={giveFocusBack}
      aria-label={t(($) => $.accessibility.notices)}
      className={`fixed right-4 bottom-4 z-50 flex w-[min(26rem,100%-2rem)] flex-wrap items-start gap-[0.85rem] rounded-md border-l-6 p-4 pl-[1.15rem] short:static short:mt-4 short:w-full forced-colors:border-2 print:hidden ${look}`}
      data-toast=""
      {...timer}
    >
      <Icon className={iconLook} name={icon} />
      <div className="min-w-0 flex-1 basis-32 text-[1rem] leading-[1.4]">
        <p className="font-bold">{t(($) => $.contact[kind].toastTitle)}</p>
        <p>{t(($) => $.contact[kind].toastText)}</p>
      </div>
      <button
        aria-label={t(($) => $.accessibility.dismissNotice)}
        className={`-mt-2 -mr-2 grid size-11 cursor-pointer place-items-center rounded-md ${close}`}
        type="button"
        onClick={onClose}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <Icon className="size-5" name="icon-close" />
      </button>
    </section>
  );
}

/** A ref callback: a notice that closes with the focus in it gives it back to where it was. */
function giveFocusBack(notice: HTMLElement): () => void {
  let cameFrom: EventTarget | null;
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    // From another window, the focus comes back from nowhere.
    if (relatedTarget) cameFrom = relatedTarget;
  });
  return () => {
    if (cameFrom instanceof HTMLElement && notice.contains(document.activeElement)) {
      cameFrom.focus({ preventScroll: true });
    }
  };
}
