import { weeklyStats } from '@wnc/content/achievements';
import { useTranslation } from 'react-i18next';

import { BigFigure } from './BigFigure.tsx';

/** Keys of the statistics in the words of this section, in their order. */
const STATS = ['families', 'individuals', 'collaborations'] as const;

/** What happens in a week. A statistic without a figure is left out, and so is an empty row. */
export function WeeklyStats() {
  const { t } = useTranslation();
  const known = STATS.flatMap((name) => {
    const figure = weeklyStats[name];
    return figure ? [{ name, figure }] : [];
  });
  if (known.length === 0) return null;
  return (
    <>
      <h3 className="mt-12 mb-5">{t(($) => $.stats.title)}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,13rem),(100%_-_2*var(--spacing-gap))/3),1fr))] gap-x-gap gap-y-8">
        {known.map(({ name, figure }) => (
          <li key={name} className="border-t-3 border-ridge-700 pt-4 text-(--heading)">
            <BigFigure figure={figure} />
            <p className="mt-2 text-soft">{t(($) => $.stats[name])}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
