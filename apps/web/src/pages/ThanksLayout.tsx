import type { ReactNode } from 'react';

import { Footer } from '../frame/Footer.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SoloPage, SoloTitle } from './SoloPage.tsx';

/** Thanks, beside a letter that the sun comes out of. */
export function ThanksLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SoloPage className="grid grid-cols-1 items-center gap-gap pb-section md:grid-cols-2">
        <div>
          <SoloTitle>{title}</SoloTitle>
          <div className="lead mt-6 grid max-w-[32em] grid-cols-1 gap-3 text-ink">{children}</div>
        </div>
        <Picture
          alt=""
          className="h-auto w-full max-w-160 print:hidden"
          sizes="(width >= 48rem) 45vw, 94vw"
          slot="contact/thanks"
        />
      </SoloPage>
      <Footer solo />
    </>
  );
}
