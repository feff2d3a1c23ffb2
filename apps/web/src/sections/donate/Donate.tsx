import { donationWidgetUrl, organization } from '@wnc/content/site';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClasses } from '../../ui/buttonClasses.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { loadWidgetNear } from './loadWidgetNear.ts';

/** The way to give. The link alone is enough; `widget` is the address of a company's script. */
export function Donate({ widget = donationWidgetUrl?.value }: { widget?: string | undefined }) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (section.current && widget) return loadWidgetNear(section.current, widget);
  }, [widget]);

  return (
    <section
      aria-labelledby="donate-heading"
      className="donate bg-sun-400 pt-section"
      id="donate"
      ref={section}
    >
      <div className="column grid gap-gap lg:grid-cols-[7fr_5fr] lg:items-center">
        <h2 className="max-w-[11em] text-[clamp(2.25rem,1.5rem+3.4vw,4.25rem)]" id="donate-heading">
          {t(($) => $.donate.title)}
        </h2>
        <div>
          <p className="lead">{t(($) => $.donate.description)}</p>
          <p className="mt-6">
            <ExternalLink
              className={`donate-button ${buttonClasses('azul')}`}
              href={organization.donateUrl.value}
              newTab={t(($) => $.accessibility.newTab)}
            >
              {t(($) => $.donate.button)}
              <Icon name="icon-ext" />
            </ExternalLink>
          </p>
          <p className="mt-3 text-[1rem]">{t(($) => $.donate.note)}</p>
          <p className="mt-1 text-[1rem]">{t(($) => $.donate.taxId)}</p>
        </div>
      </div>
      <div className="donate-table">
        <Picture alt="" sizes="max(100vw, 53rem)" slot="donate/table" />
      </div>
    </section>
  );
}
