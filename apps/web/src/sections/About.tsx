import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../ui/Icon.tsx';

/** Who we are: the mission, large, and the vision, which hangs a little lower. */
export function About() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="about-heading" className="relative py-section" id="about">
      <div className="column">
        <h2 className="sr-only" id="about-heading">
          {t(($) => $.about.title)}
        </h2>
        <div className="grid grid-cols-1 gap-x-gap gap-y-14 lg:grid-cols-[7fr_1fr_4fr]">
          <div id="mission">
            <Label>{t(($) => $.mission.title)}</Label>
            <p className="statement">{t(($) => $.mission.body)}</p>
          </div>
          <div className="lg:col-start-3 lg:pt-28" id="vision">
            <Label>{t(($) => $.vision.title)}</Label>
            <p className="statement lg:text-[clamp(1.5rem,1rem+1.2vw,2rem)]">
              {t(($) => $.vision.body)}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <h3 className="mb-[1.1rem] flex items-center gap-[0.6rem] text-rosa-600">
      <Icon className="size-6" name="star" />
      {children}
    </h3>
  );
}
