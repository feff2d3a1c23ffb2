import { Suspense } from 'react';

import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { LanguageOffers } from '../frame/LanguageOffers.tsx';
import { Hydrated, HydratedPart } from '../Hydrated.tsx';
import { LanguageOfPage } from '../language/LanguageOfPage.tsx';
import { SectionMeta } from '../navigation/SectionMeta.tsx';
import { RestOfStyles } from '../RestOfStyles.tsx';
import { About } from '../sections/About.tsx';
import { Achievements } from '../sections/achievements/Achievements.tsx';
import { Approach } from '../sections/Approach.tsx';
import { Chw } from '../sections/chw/Chw.tsx';
import { Community } from '../sections/community/Community.tsx';
import { Contact } from '../sections/contact/Contact.tsx';
import { Donate } from '../sections/donate/Donate.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Operate } from '../sections/Operate.tsx';
import { Programs } from '../sections/programs/Programs.tsx';
import { Raffle } from '../sections/raffle/Raffle.tsx';
import { Relief } from '../sections/relief/Relief.tsx';
import { ServiceArea } from '../sections/serviceArea/ServiceArea.tsx';
import { Team } from '../sections/team/Team.tsx';

/** The sections behind the hero, in the order in which a visitor reads them. */
const SECTIONS = {
  Community,
  About,
  Achievements,
  Approach,
  Operate,
  Chw,
  Programs,
  ServiceArea,
  Relief,
  Raffle,
  Team,
  Donate,
  Contact,
};

/** How many parts of the page React takes over on their own. */
export const HOME_PARTS = Object.keys(SECTIONS).length;

/** The one page. Each section is taken over on its own, so that no tap waits for all of them. */
export function HomePage() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <RestOfStyles />
        {Object.entries(SECTIONS).map(([name, Section]) => (
          <Suspense key={name} fallback={null}>
            <Section />
            <HydratedPart />
          </Suspense>
        ))}
      </main>
      <Footer />
      <LanguageOffers />
      <LanguageOfPage />
      <SectionMeta />
      <Hydrated />
    </>
  );
}
