import { aboutMeta, aboutWords, missionWords, visionWords } from './about.ts';
import { accessibilityWords } from './accessibility.ts';
import { accessibilityPageMeta, accessibilityPageWords } from './accessibilityPage.ts';
import { achievementsWords, statsWords } from './achievements.ts';
import { approachWords } from './approach.ts';
import { chwWords } from './chw.ts';
import { communityWords } from './community.ts';
import { contactMeta, contactWords } from './contact.ts';
import { donateMeta, donateWords } from './donate.ts';
import { errorBoundaryWords } from './errorBoundary.ts';
import { footerWords, quickLinksWords } from './footer.ts';
import { formatsWords } from './formats.ts';
import { heroWords } from './hero.ts';
import { impactWords } from './impact.ts';
import { languageWords } from './language.ts';
import { defaultMeta } from './meta.ts';
import { navWords } from './nav.ts';
import { notFoundMeta, notFoundWords } from './notFound.ts';
import { ogWords } from './og.ts';
import { operateWords } from './operate.ts';
import { privacyPageMeta, privacyPageWords } from './privacyPage.ts';
import { problemMeta, problemWords } from './problem.ts';
import { programsMeta, programsWords } from './programs.ts';
import { raffleWords } from './raffle.ts';
import { reliefMeta, reliefWords } from './relief.ts';
import { sampleWords } from './sample.ts';
import { serviceAreaWords } from './serviceArea.ts';
import { teamMeta, teamWords } from './team.ts';
import { donationThanksMeta, thankYouMeta, thankYouWords } from './thankYou.ts';
import { tooltipsWords } from './tooltips.ts';

/**
 * All words of all pages, in every language, under the first part of their keys: the name of their
 * file, or of a part of it, such as `mission` in `about.ts`.
 */
export const pageWords = {
  language: languageWords,
  nav: navWords,
  accessibility: accessibilityWords,
  formats: formatsWords,
  hero: heroWords,
  community: communityWords,
  about: aboutWords,
  mission: missionWords,
  vision: visionWords,
  achievements: achievementsWords,
  stats: statsWords,
  approach: approachWords,
  operate: operateWords,
  chw: chwWords,
  programs: programsWords,
  impact: impactWords,
  serviceArea: serviceAreaWords,
  relief: reliefWords,
  raffle: raffleWords,
  team: teamWords,
  donate: donateWords,
  contact: contactWords,
  footer: footerWords,
  quickLinks: quickLinksWords,
  tooltips: tooltipsWords,
  sample: sampleWords,
  '404': notFoundWords,
  thankYou: thankYouWords,
  problem: problemWords,
  privacyPage: privacyPageWords,
  accessibilityPage: accessibilityPageWords,
  errorBoundary: errorBoundaryWords,
  og: ogWords,
  /** For `<title>` and the description: the default, then one for each anchor or page. */
  meta: {
    title: {
      default: defaultMeta.title,
      about: aboutMeta.title,
      programs: programsMeta.title,
      relief: reliefMeta.title,
      team: teamMeta.title,
      donate: donateMeta.title,
      contact: contactMeta.title,
      notFound: notFoundMeta.title,
      thankYou: thankYouMeta.title,
      donationThanks: donationThanksMeta.title,
      problem: problemMeta.title,
      privacyPage: privacyPageMeta.title,
      accessibilityPage: accessibilityPageMeta.title,
    },
    description: {
      default: defaultMeta.description,
      about: aboutMeta.description,
      programs: programsMeta.description,
      relief: reliefMeta.description,
      team: teamMeta.description,
      donate: donateMeta.description,
      contact: contactMeta.description,
      privacyPage: privacyPageMeta.description,
      accessibilityPage: accessibilityPageMeta.description,
    },
  },
} as const;
