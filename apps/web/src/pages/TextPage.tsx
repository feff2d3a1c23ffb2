import type { ReactNode } from 'react';

import { Footer } from '../frame/Footer.tsx';
import { WithLinks } from '../sentences/WithLinks.tsx';
import { SoloPage, SoloTitle } from './SoloPage.tsx';

/** A page to read: a title, a lead, and parts with headings. */
export function TextPage(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <SoloPage className="pb-section">
        <SoloTitle>{props.title}</SoloTitle>
        <p className="lead mt-5 max-w-[32em] text-ink">{props.lead}</p>
        <div className="mt-[clamp(2.5rem,5vw,4rem)] grid gap-[clamp(2rem,4vw,3rem)]">
          {props.children}
        </div>
      </SoloPage>
      <Footer solo />
    </>
  );
}

/** One part: what it is about on the left, what there is to say on the right. */
export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-gap gap-y-4 border-t-3 border-ridge-700 pt-4 lg:grid-cols-[4fr_8fr]">
      <h2 className="text-h3">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

/** Paragraphs in which our e-mail address and telephone number are links. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <WithLinks>{text}</WithLinks>
    </p>
  ));
}
