// One chunk for all of them, since they are needed together.
import { Footer } from '../frame/Footer.tsx';
import { About } from '../sections/About.tsx';
import { Achievements } from '../sections/achievements/Achievements.tsx';
import { Approach } from '../sections/Approach.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Operate } from '../sections/Operate.tsx';
import { Programs } from '../sections/programs/Programs.tsx';
import { ServiceArea } from '../sections/serviceArea/ServiceArea.tsx';

/** The sections that only show something, and the footer. */
export const stillSections = {
  Hero,
  About,
  Achievements,
  Approach,
  Operate,
  Programs,
  ServiceArea,
  Footer,
};
