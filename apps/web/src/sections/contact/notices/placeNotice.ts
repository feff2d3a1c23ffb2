import { focusIsNear } from '../../../ui/focusIsNear.ts';
import { isInSight } from '../../../ui/isInSight.ts';

/**
 * A ref callback: brings a notice into view together with the button above it, whose height is the
 * scroll margin, unless the visitor is elsewhere on the page by now. The button takes the focus
 * from a link that the notice covers, or that goes with it.
 */
export function placeNotice(notice: HTMLElement | null): (() => void) | undefined {
  const form = notice?.closest('form');
  if (!notice || !form) return undefined;
  const focusButton = () =>
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: !isInSight(form) });
  if (form.querySelector('.invisible :focus')) focusButton();
  if (focusIsNear(form) && isInSight(form)) notice.scrollIntoView({ block: 'nearest' });
  return () => {
    if (notice.contains(document.activeElement)) focusButton();
  };
}
