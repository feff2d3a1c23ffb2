import { type ComponentType, Suspense } from 'react';

import { FailedPart } from '../boundary/FailedPart.tsx';
import { KeepStatic, StaticPart } from '../boundary/KeepStatic.tsx';
import { Header } from '../frame/Header.tsx';
import { LanguageOffers } from '../frame/LanguageOffers.tsx';
import { SampleBadge } from '../frame/SampleBadge.tsx';
import { endWait, Hydrated, HydratedPiece } from '../Hydrated.tsx';
import { LanguageOfPage } from '../language/LanguageOfPage.tsx';
import { SectionMeta } from '../navigation/SectionMeta.tsx';
import { later, OnceAnyIsFetched } from '../parts/laterParts.ts';
import { nodesOf, notePiece, type Piece } from '../parts/pieces.ts';
import { RestOfStyles } from '../RestOfStyles.tsx';
import { Community } from '../sections/community/Community.tsx';

type PageSection = Piece & { Section: ComponentType };

const hero: PageSection = { name: 'hero', ...later('still', 'Hero') };
/** The sections below it, by their anchors, in reading order. */
const sections: readonly PageSection[] = [
  { name: 'community', part: 'first', Section: Community },
  { name: 'about', ...later('still', 'About') },
  { name: 'achievements', ...later('still', 'Achievements') },
  { name: 'approach', ...later('still', 'Approach') },
  { name: 'operate', ...later('still', 'Operate') },
  { name: 'chw', ...later('lower', 'Chw') },
  { name: 'programs', ...later('still', 'Programs') },
  { name: 'service-area', ...later('still', 'ServiceArea') },
  { name: 'relief', ...later('lower', 'Relief') },
  { name: 'raffle', ...later('lower', 'Raffle') },
  { name: 'team', ...later('lower', 'Team') },
  { name: 'donate', ...later('lower', 'Donate') },
  { name: 'contact', ...later('contact', 'Contact') },
];
const upper = sections.slice(0, sections.findLastIndex(({ part }) => part === 'first') + 1);
const lower = sections.slice(upper.length);
const footer: PageSection = {
  name: 'footer',
  nodes: 'main ~ :is([data-art], img, picture, footer)',
  ...later('still', 'Footer'),
};

/** The pieces of the page, each hydrated on its own: the sections and the footer. */
export const HOME_PIECES: readonly Piece[] = [hero, ...sections, footer];

/**
 * The home page. React hydrates each piece of it on its own, so that no tap waits for all of them,
 * and a piece in which it fails stays HTML. If it fails outside of them, the whole page does.
 */
export function HomePage() {
  return (
    <KeepStatic fallback={<FailedPart />} nodes="#root > *" onFailed={endWait}>
      <Header />
      <main id="main" tabIndex={-1}>
        <PieceOfPage piece={hero} />
        <SampleBadge />
        <RestOfStyles />
        {upper.map((section) => (
          <PieceOfPage key={section.name} piece={section} />
        ))}
        <Suspense fallback={lower.map(asItStands)}>
          <OnceAnyIsFetched>
            {lower.map((section) => (
              <PieceOfPage key={section.name} piece={section} />
            ))}
          </OnceAnyIsFetched>
        </Suspense>
      </main>
      <PieceOfPage piece={footer} />
      <LanguageOffers />
      <LanguageOfPage />
      <SectionMeta />
      <Hydrated />
    </KeepStatic>
  );
}

/** Shown if React creates a piece again before its code has loaded: the HTML that is there. */
const asItStands = (piece: Piece) =>
  !import.meta.env.SSR && <StaticPart key={piece.name} fallback={null} nodes={nodesOf(piece)} />;

function PieceOfPage({ piece }: { piece: PageSection }) {
  const { name, Section } = piece;
  return (
    <KeepStatic
      fallback={<FailedPart id={name} />}
      nodes={nodesOf(piece)}
      onFailed={() => notePiece(name)}
    >
      <Suspense fallback={asItStands(piece)}>
        <Section />
        <HydratedPiece name={name} />
      </Suspense>
    </KeepStatic>
  );
}
