import { achievements } from '@wnc/content/achievements';
import { useTranslation } from 'react-i18next';

import { Patch } from './Patch.tsx';
import { WeeklyStats } from './WeeklyStats.tsx';

/** What has been achieved, sewn together as a quilt of six. */
export function Achievements() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="achievements-heading"
      className="relative scroll-mt-8 pb-section"
      id="achievements"
    >
      <div className="column">
        <div className="mb-[clamp(1.75rem,4vw,3rem)] grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_auto] lg:items-end">
          <h2 id="achievements-heading">{t(($) => $.achievements.title)}</h2>
          <p className="max-w-[24em] text-soft">{t(($) => $.achievements.lead)}</p>
        </div>
        <ul className="grid auto-rows-[minmax(clamp(4.5rem,1rem+7vw,8rem),auto)_auto_auto] grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] overflow-hidden rounded-lg nav:grid-cols-3">
          {achievements.map((achievement) => (
            <Patch key={achievement.id} {...achievement} />
          ))}
        </ul>
        <WeeklyStats />
      </div>
    </section>
  );
}
