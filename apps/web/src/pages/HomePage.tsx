import { Fragment, type ReactNode, Suspense } from 'react';

import { Header } from '../frame/Header.tsx';
import { LanguageOffers } from '../frame/LanguageOffers.tsx';
import { Hydrated, HydratedPiece } from '../Hydrated.tsx';
import { LanguageOfPage } from '../language/LanguageOfPage.tsx';
import { SectionMeta } from '../navigation/SectionMeta.tsx';
import { later } from '../parts/laterParts.ts';
import { RestOfStyles } from '../RestOfStyles.tsx';
import { Community } from '../sections/community/Community.tsx';

/** The sections in the order in which a visitor reads them. */
const SECTIONS = {
  Hero: later('still', 'Hero'),
  Community,
  About: later('still', 'About'),
  Achievements: later('still', 'Achievements'),
  Approach: later('still', 'Approach'),
  Operate: later('still', 'Operate'),
  Chw: later('lower', 'Chw'),
  Programs: later('still', 'Programs'),
  ServiceArea: later('still', 'ServiceArea'),
  Relief: later('lower', 'Relief'),
  Raffle: later('lower', 'Raffle'),
  Team: later('lower', 'Team'),
  Donate: later('lower', 'Donate'),
  Contact: later('contact', 'Contact'),
};
const Footer = later('still', 'Footer');

/** How many pieces of the page React takes over on their own: the sections and the footer. */
export const HOME_PIECES = Object.keys(SECTIONS).length + 1;

/** The one page. React takes over each piece of it on its own, so that no tap waits for all. */
export function HomePage() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {Object.entries(SECTIONS).map(([name, Section]) => (
          <Fragment key={name}>
            <Piece>
              <Section />
            </Piece>
            {name === 'Hero' && <RestOfStyles />}
          </Fragment>
        ))}
      </main>
      <Piece>
        <Footer />
      </Piece>
      <LanguageOffers />
      <LanguageOfPage />
      <SectionMeta />
      <Hydrated />
    </>
  );
}

function Piece({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      {children}
      <HydratedPiece />
    </Suspense>
  );
}
