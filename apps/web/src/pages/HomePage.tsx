import { Fragment, type ReactNode, Suspense } from 'react';

import { FailedPart } from '../boundary/FailedPart.tsx';
import { KeepStatic } from '../boundary/KeepStatic.tsx';
import { Header } from '../frame/Header.tsx';
import { LanguageOffers } from '../frame/LanguageOffers.tsx';
import { SampleBadge } from '../frame/SampleBadge.tsx';
import { endWait, Hydrated, HydratedPiece, notePiece } from '../Hydrated.tsx';
import { LanguageOfPage } from '../language/LanguageOfPage.tsx';
import { SectionMeta } from '../navigation/SectionMeta.tsx';
import { later } from '../parts/laterParts.ts';
import { RestOfStyles } from '../RestOfStyles.tsx';
import { Community } from '../sections/community/Community.tsx';

/** The sections in the order in which a visitor reads them, by their anchors. */
const SECTIONS = {
  hero: later('still', 'Hero'),
  community: Community,
  about: later('still', 'About'),
  achievements: later('still', 'Achievements'),
  approach: later('still', 'Approach'),
  operate: later('still', 'Operate'),
  chw: later('lower', 'Chw'),
  programs: later('still', 'Programs'),
  'service-area': later('still', 'ServiceArea'),
  relief: later('lower', 'Relief'),
  raffle: later('lower', 'Raffle'),
  team: later('lower', 'Team'),
  donate: later('lower', 'Donate'),
  contact: later('contact', 'Contact'),
};
const Footer = later('still', 'Footer');

/** The pieces of the page that React takes over on their own: the sections and the footer. */
export const HOME_PIECES = [...Object.keys(SECTIONS), 'footer'];

/**
 * The one page. React takes over each piece of it on its own, so that no tap waits for all, and a
 * piece in which it fails is left as it is. Where it fails outside of them, the whole page is.
 */
export function HomePage() {
  return (
    <KeepStatic nodes="#root > *" otherwise={<FailedPart />} onFailed={endWait}>
      <Header />
      <main id="main" tabIndex={-1}>
        {Object.entries(SECTIONS).map(([anchor, Section]) => (
          <Fragment key={anchor}>
            <Piece name={anchor} nodes={`#${anchor}`}>
              <Section />
            </Piece>
            {anchor === 'hero' && <SampleBadge />}
            {anchor === 'hero' && <RestOfStyles />}
          </Fragment>
        ))}
      </main>
      <Piece name="footer" nodes="main ~ :is([data-art], img, picture, footer)">
        <Footer />
      </Piece>
      <LanguageOffers />
      <LanguageOfPage />
      <SectionMeta />
      <Hydrated />
    </KeepStatic>
  );
}

function Piece(props: { name: string; nodes: string; children: ReactNode }) {
  const { name, nodes } = props;
  return (
    <KeepStatic nodes={nodes} otherwise={<FailedPart id={name} />} onFailed={() => notePiece(name)}>
      <Suspense fallback={null}>
        {props.children}
        <HydratedPiece name={name} />
      </Suspense>
    </KeepStatic>
  );
}
