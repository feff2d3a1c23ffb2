import { organization } from '@wnc/content/site';
import { useTranslation } from 'react-i18next';

import { Icon } from '../ui/Icon.tsx';

/** The logo with the organization's name, a link to the top of the home page. */
export function Brand({ href, className }: { href: string; className: string }) {
  const { t } = useTranslation();
  return (
    <a
      aria-label={t(($) => $.accessibility.logoHome)}
      className={`inline-flex min-h-11 min-w-11 items-center gap-2 font-display text-[1.125rem] leading-none font-[750] tracking-[-0.01em] sm:gap-[0.7rem] sm:text-[1.3125rem] nav:text-[1.5rem] ${className}`}
      href={href}
    >
      <Icon className="h-[2.2rem] w-[1.9rem] nav:h-[2.625rem] nav:w-9" name="mark" />
      <span>{organization.name.value}</span>
    </a>
  );
}
