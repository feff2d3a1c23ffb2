import { counties } from '@wnc/content/serviceArea';
import { useTranslation } from 'react-i18next';

import { InlineArt } from '../../ui/InlineArt.tsx';
import { countyTints } from './countyTints.ts';
import map from './map.svg?raw';

/** Where the work is done: a map of the counties, and their names as a list. */
export function ServiceArea() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="service-area-heading"
      className="bg-ridge-50 pt-section pb-[clamp(2rem,4vw,4rem)]"
      id="service-area"
    >
      <div className="column grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[7fr_5fr] lg:items-center">
        <figure>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot use the page's fonts */}
          <div aria-label={t(($) => $.serviceArea.alt)} role="img">
            <InlineArt
              name="service-area"
              className="county-map picado bg-ridge-100"
              svg={import.meta.env.SSR ? map : ''}
            />
          </div>
          <figcaption className="mt-4 text-[1rem] text-soft">
            {t(($) => $.serviceArea.caption)}
          </figcaption>
        </figure>
        <div>
          <h2 id="service-area-heading">{t(($) => $.serviceArea.title)}</h2>
          <h3 className="mt-7 font-body text-[1rem] font-semibold" id="counties-heading">
            {t(($) => $.serviceArea.legendServed)}
          </h3>
          <ul aria-labelledby="counties-heading" className="mt-3 border-t border-ridge-300">
            {counties.map(({ name }) => (
              <li
                key={name}
                className="flex items-center gap-3.5 border-b border-ridge-300 py-[0.7rem] font-display text-[1.25rem] leading-[1.3] font-bold text-(--heading)"
              >
                <span
                  aria-hidden="true"
                  className={`h-[1.15rem] w-4 forced-color-adjust-none ${countyTints[name].swatch}`}
                />
                {t(($) => $.serviceArea.county, { county: name })}
              </li>
            ))}
          </ul>
          {/* For the eyes only: read aloud, it would sound like more counties that are served. */}
          <p aria-hidden="true" className="mt-4 flex items-center gap-3.5 text-[1rem] text-soft">
            <span className="h-[1.15rem] w-4 border border-ridge-300 bg-ridge-100 forced-color-adjust-none" />
            {t(($) => $.serviceArea.legendOther)}
          </p>
        </div>
      </div>
    </section>
  );
}
