import { listSamples } from '@wnc/content/samples';
import { useTranslation } from 'react-i18next';

/** Counted where the page is written; in the browser the badge is there or not. */
const HOLDS_SAMPLES = import.meta.env.SSR
  ? listSamples().length > 0
  : document.querySelector('[data-samples]') !== null;

/**
 * Says that the page holds samples. A production build refuses samples, so it never shows there. A
 * click goes through it.
 */
export function SampleBadge() {
  const { t } = useTranslation();
  if (!HOLDS_SAMPLES) return null;
  return (
    <aside
      aria-label={t(($) => $.sample.ribbon)}
      className="pointer-events-none fixed start-2 bottom-2 z-20 rounded-full bg-white/90 px-3 py-1 text-small font-semibold text-ridge-900 ring-1 ring-ridge-400 print:static print:w-fit forced-colors:border"
      data-samples=""
    >
      {t(($) => $.sample.badgeLong)}
    </aside>
  );
}
