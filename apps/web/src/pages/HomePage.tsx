import { type ComponentType, Suspense } from 'react';

import { FailedPart } from '../boundary/FailedPart.tsx';
import { KeepStatic, StaticPart } from '../boundary/KeepStatic.tsx';
import { Header } from '../frame/Header.tsx';
import { LanguageOffers } from '../frame/LanguageOffers.tsx';
import { SampleBadge } from '../frame/SampleBadge.tsx';
import { endWait, Hydrated, HydratedIsland } from '../Hydrated.tsx';
import { LanguageOfPage } from '../language/LanguageOfPage.tsx';
import { SectionMeta } from '../navigation/SectionMeta.tsx';
import { type Island, nodesOf, noteIsland } from '../parts/islands.ts';
import { later, OnceAnyIsFetched } from '../parts/laterParts.ts';
import { RestOfStyles } from '../RestOfStyles.tsx';
import { Community } from '../sections/community/Community.tsx';

type PageIsland = Island & { Section: ComponentType };

const hero: PageIsland = { name: 'hero', ...later('still', 'Hero') };
/** The sections below it, by their anchors, in reading order. */
const sections: readonly PageIsland[] = [
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
const footer: PageIsland = {
  name: 'footer',
  nodes: 'main ~ :is([data-art], img, picture, footer)',
  ...later('still', 'Footer'),
};

/** The islands of the page: its sections and the footer. */
export const HOME_ISLANDS: readonly Island[] = [hero, ...sections, footer];

/**
 * The home page. React hydrates each island of it on its own, so that no tap waits for all of them,
 * and an island in which it fails stays HTML. If it fails outside of them, the whole page does.
 */
export function HomePage() {
  return (
    <KeepStatic fallback={<FailedPart />} nodes="#root > *" onFailed={endWait}>
      <Header />
      <main id="main" tabIndex={-1}>
        <IslandOfPage island={hero} />
        <SampleBadge />
        <RestOfStyles />
        {upper.map((section) => (
          <IslandOfPage key={section.name} island={section} />
        ))}
        <Suspense fallback={lower.map(asItStands)}>
          <OnceAnyIsFetched>
            {lower.map((section) => (
              <IslandOfPage key={section.name} island={section} />
            ))}
          </OnceAnyIsFetched>
        </Suspense>
      </main>
      <IslandOfPage island={footer} />
      <LanguageOffers />
      <LanguageOfPage />
      <SectionMeta />
      <Hydrated />
    </KeepStatic>
  );
}

/** Shown if React creates an island again before its code has loaded: the HTML that is there. */
const asItStands = (island: Island) =>
  !import.meta.env.SSR && <StaticPart key={island.name} fallback={null} nodes={nodesOf(island)} />;

function IslandOfPage({ island }: { island: PageIsland }) {
  const { name, Section } = island;
  return (
    <KeepStatic
      fallback={<FailedPart id={name} />}
      nodes={nodesOf(island)}
      onFailed={() => noteIsland(name)}
    >
      <Suspense fallback={asItStands(island)}>
        <Section />
        <HydratedIsland name={name} />
      </Suspense>
    </KeepStatic>
  );
}
