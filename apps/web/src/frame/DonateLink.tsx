import { organization } from '@wnc/content/site';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClasses, type ButtonSize } from '../ui/buttonClasses.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';

/** The donation link that is always in reach, in the header and in the menu. */
export function DonateLink(props: { size: ButtonSize; className?: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ExternalLink
      className={`${buttonClasses('sun', props.size)} ${props.className ?? ''}`}
      href={organization.donateUrl.value}
      newTab={t(($) => $.accessibility.newTab)}
    >
      {t(($) => $.nav.donate)}
      {props.children}
    </ExternalLink>
  );
}
