import { languageOf } from '@wnc/content/languages';
import type { ReactNode } from 'react';

import { Brand } from '../frame/Brand.tsx';
import { IconSprite } from '../frame/IconSprite.tsx';
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx';
import { SampleBadge } from '../frame/SampleBadge.tsx';
import { SkipLink } from '../frame/SkipLink.tsx';
import { useLanguage } from '../i18n.ts';
import { Picture } from '../ui/Picture.tsx';

/** Any page but the home page: logo and language switch above one message, under the sky. */
export function SoloPage({ children, className }: { children: ReactNode; className: string }) {
  const home = languageOf(useLanguage()).path;
  return (
    <>
      <SkipLink />
      <IconSprite part="first" />
      <div className="solo relative isolate overflow-clip bg-[linear-gradient(var(--color-ridge-200),var(--color-ridge-50)_60%)] print:bg-none">
        <header className="column flex min-h-(--header) flex-wrap items-center gap-3 py-2">
          <Brand className="me-auto text-ridge-900 [&>svg]:text-ridge-700" href={home} />{' '}
          <LanguageSwitch />
        </header>
        <main id="main" tabIndex={-1}>
          <div className={`column pt-[clamp(2.5rem,7vw,6rem)] ${className}`}>{children}</div>
          <SampleBadge />
        </main>
      </div>
    </>
  );
}

/** A page that leads back: fog over the mountains behind it, with a signpost. */
export function FogPage({ children }: { children: ReactNode }) {
  return (
    <SoloPage className="min-h-[calc(100svh-var(--header))] pb-[clamp(17rem,30vw,26rem)]">
      {children}
      <Picture
        alt=""
        className="absolute end-0 bottom-0 -z-1 h-auto w-[max(100%,52rem)] max-w-none print:hidden"
        sizes="100vw"
        slot="notFound/fog"
      />
    </SoloPage>
  );
}

/** The `h1` of such a page. */
export function SoloTitle({ children }: { children: ReactNode }) {
  return <h1 className="max-w-[11em] text-hero">{children}</h1>;
}
