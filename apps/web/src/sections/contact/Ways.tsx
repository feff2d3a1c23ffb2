import { organization, streetLine } from '@wnc/content/site';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon, type IconName } from '../../ui/Icon.tsx';

const LINK =
  '-my-[0.65rem] inline-block max-w-full py-[0.65rem] text-(--link) underline decoration-[0.08em] underline-offset-[0.18em] hover:decoration-[0.16em]';

/** Telephone, e-mail and street address, and what to do when help cannot wait. */
export function Ways() {
  const { t } = useTranslation();
  const { phone, email } = organization;
  return (
    <ul className="mt-7 grid">
      <Way icon="icon-phone">
        <a className={LINK} href={`tel:${phone.e164.value}`}>
          {phone.display.value}
        </a>
      </Way>
      <Way icon="icon-mail">
        <a className={LINK} href={`mailto:${email.value}`}>
          {email.value}
        </a>
      </Way>
      <Way icon="icon-pin">{streetLine}</Way>
      <Way icon="icon-alert">
        <strong className="font-semibold">{t(($) => $.contact.emergency)}</strong>
      </Way>
    </ul>
  );
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)] gap-[0.9rem] leading-[1.45]">
      <Icon className="mt-[0.6rem] size-6 text-ridge-600" name={icon} />
      <span className="py-[0.6rem]">{children}</span>
    </li>
  );
}
