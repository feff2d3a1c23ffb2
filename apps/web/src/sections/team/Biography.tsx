import type { teamWords } from '@wnc/content/team';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { attachHoverIntent } from '../../ui/hoverIntent.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openWhilePrinting } from './openWhilePrinting.ts';

/**
 * The biography of a leader. A click opens it even without React; React also opens it on focus and
 * when the pointer rests anywhere on the leader. Only the element itself holds whether it is open.
 */
export function Biography({ name, of }: { name: string; of: keyof typeof teamWords.biographies }) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    const [host, trigger] = [element?.parentElement, element?.querySelector('summary')];
    if (!element || !host || !trigger) return;
    const end = attachHoverIntent({
      host,
      trigger,
      stays: true,
      isOpen: () => element.open,
      open: () => {
        element.open = true;
      },
      close: () => {
        element.open = false;
      },
    });
    const endPrinting = openWhilePrinting(element);
    return () => {
      end();
      endPrinting();
    };
  }, []);

  return (
    <details className="leader-details" ref={details}>
      <summary className="leader-button hyphens-auto">
        {t(($) => $.team.readBio)}
        {/* No label: the content would then be the description, and be announced a second time. */}
        <span className="sr-only">{` ${name}`}</span>
        <Icon name="icon-down" />
      </summary>
      <div className="leader-biography">
        <p className="font-bold">{name}</p>
        <p>{t(($) => $.team.biographies[of], { name })}</p>
      </div>
    </details>
  );
}
