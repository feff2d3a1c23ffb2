import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { About } from '../sections/About.tsx';
import { Achievements } from '../sections/Achievements.tsx';
import { Approach } from '../sections/Approach.tsx';
import { Chw } from '../sections/Chw.tsx';
import { Community } from '../sections/Community.tsx';
import { Contact } from '../sections/contact/Contact.tsx';
import { Donate } from '../sections/Donate.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Operate } from '../sections/Operate.tsx';
import { Programs } from '../sections/Programs.tsx';
import { Raffle } from '../sections/Raffle.tsx';
import { Relief } from '../sections/Relief.tsx';
import { ServiceArea } from '../sections/ServiceArea.tsx';
import { Team } from '../sections/team/Team.tsx';

/** The one page: the sections in the order in which a visitor reads them. */
export function HomePage() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Community />
        <About />
        <Achievements />
        <Approach />
        <Operate />
        <Chw />
        <Programs />
        <ServiceArea />
        <Relief />
        <Raffle />
        <Team />
        <Donate />
        <Contact />
      </main>
      <Footer />
    </>
  );
}
