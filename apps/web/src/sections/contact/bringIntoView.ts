import { focusIsNear } from '../../ui/focusIsNear.ts';
import { isInSight } from '../../ui/isInSight.ts';

/**
 * A ref callback: brings a notice into view together with the button above it, whose height is the
 * scroll margin, unless the visitor is elsewhere on the page by now.
 */
export function bringIntoView(notice: HTMLElement | null): void {
  const form = notice?.closest('form');
  if (form && focusIsNear(form) && isInSight(form)) notice?.scrollIntoView({ block: 'nearest' });
}
