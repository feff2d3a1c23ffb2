import { useTranslation } from 'react-i18next';

import { Video } from './Video.tsx';

/** The video about the work, on a dark ground with a cut-paper foot. */
export function Community() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="community-heading"
      className="on-dark picado relative z-1 -mb-5.5 bg-ridge-950 pt-[clamp(2.5rem,1rem+5vw,5rem)] pb-[calc(var(--spacing-section)+1rem)] [--hole:5px] [--s:44px]"
      id="community"
    >
      <div className="column grid items-center gap-gap lg:grid-cols-[minmax(min-content,4fr)_8fr]">
        <div>
          <h2 id="community-heading">{t(($) => $.community.title)}</h2>
          <p className="lead mt-5">{t(($) => $.community.lead)}</p>
        </div>
        <Video />
      </div>
    </section>
  );
}
