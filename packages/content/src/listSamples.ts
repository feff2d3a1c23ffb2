import * as about from './about.ts';
import * as accessibility from './accessibility.ts';
import * as accessibilityPage from './accessibilityPage.ts';
import * as achievements from './achievements.ts';
import * as approach from './approach.ts';
import * as chw from './chw.ts';
import * as community from './community.ts';
import * as contact from './contact.ts';
import * as donate from './donate.ts';
import * as emails from './emails.ts';
import * as errorBoundary from './errorBoundary.ts';
import * as footer from './footer.ts';
import * as formats from './formats.ts';
import * as hero from './hero.ts';
import * as impact from './impact.ts';
import * as language from './language.ts';
import { type Leaf, leavesIn } from './leavesIn.ts';
import * as meta from './meta.ts';
import * as nav from './nav.ts';
import * as notFound from './notFound.ts';
import * as og from './og.ts';
import * as operate from './operate.ts';
import * as privacyPage from './privacyPage.ts';
import * as problem from './problem.ts';
import * as programs from './programs.ts';
import * as raffle from './raffle.ts';
import * as relief from './relief.ts';
import * as sample from './sample.ts';
import * as serviceArea from './serviceArea.ts';
import * as site from './site.ts';
import * as team from './team.ts';
import * as thankYou from './thankYou.ts';
import * as tooltips from './tooltips.ts';

/** All content files by name, so that a sample can name its file. */
const files: Readonly<Record<string, object>> = {
  about,
  accessibility,
  accessibilityPage,
  achievements,
  approach,
  chw,
  community,
  contact,
  donate,
  emails,
  errorBoundary,
  footer,
  formats,
  hero,
  impact,
  language,
  meta,
  nav,
  notFound,
  og,
  operate,
  privacyPage,
  problem,
  programs,
  raffle,
  relief,
  sample,
  serviceArea,
  site,
  team,
  thankYou,
  tooltips,
};

export interface Sample {
  /** Such as `team.ts`. */
  readonly file: string;
  /** Such as `people.director.name`. */
  readonly field: string;
  /** The value of the fact, or the English sentence. */
  readonly value: string;
}

/** What nobody has confirmed yet, file by file. A production build needs an empty list. */
export function listSamples(contents = files): Sample[] {
  return Object.entries(contents).flatMap(([name, exports]) =>
    leavesIn(exports)
      .map(({ field, leaf }) => ({ field, value: valueOf(leaf), isMarked: leaf.sample === true }))
      .filter(({ value, isMarked }) => isMarked || SAYS_SAMPLE.test(value))
      .map(({ field, value }) => ({ file: `${name}.ts`, field, value })),
  );
}

/** A sentence that calls itself a sample is one, even if its mark was deleted too early. */
const SAYS_SAMPLE = /\bsample text\b/i;

const valueOf = ({ value, en }: Leaf['leaf']): string =>
  en === undefined ? String(value) : JSON.stringify(en).replaceAll(/^"|"$/g, '');
