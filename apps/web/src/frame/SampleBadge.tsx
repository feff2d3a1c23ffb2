import { listSamples } from '@wnc/content/listSamples';
import { useTranslation } from 'react-i18next';

/** Known at build time; in the browser, read from the badge in the HTML, if there is one. */
const REASON = import.meta.env.SSR
  ? reason()
  : document.querySelector<HTMLElement>('[data-samples]')?.dataset['samples'];

/**
 * Says that the page contains samples, or else that it is a preview. A production build refuses
 * samples and is not a preview, so it never shows there. It overlaps the end of what precedes it,
 * where there is only art; clicks pass through it.
 */
export function SampleBadge() {
  const { t } = useTranslation();
  if (REASON === undefined) return null;
  const holdsSamples = REASON === 'held';
  return (
    <div
      aria-label={t(($) => (holdsSamples ? $.sample.badgeLabel : $.sample.preview))}
      className="pointer-events-none absolute start-2 z-20 -mt-2 -translate-y-full rounded-full bg-white px-3 py-1 text-small font-semibold text-ridge-900 ring-1 ring-ridge-400 print:static print:w-fit print:translate-none forced-colors:border"
      data-samples={REASON}
      role="note"
    >
      {t(($) => (holdsSamples ? $.sample.badge : $.sample.preview))}
    </div>
  );
}

function reason(): 'held' | 'none' | undefined {
  if (listSamples().length > 0) return 'held';
  return import.meta.env.SITE_ENV === 'preview' ? 'none' : undefined;
}
