import { aboutWords, missionWords, visionWords } from '@wnc/content/about';
import { accessibilityWords } from '@wnc/content/accessibility';
import { achievements, achievementsWords } from '@wnc/content/achievements';
import { approachWords } from '@wnc/content/approach';
import { chwWords } from '@wnc/content/chw';
import { communityWords } from '@wnc/content/community';
import { contactWords } from '@wnc/content/contact';
import { donateWords } from '@wnc/content/donate';
import { heroWords } from '@wnc/content/hero';
import { impactCategories, impactWords } from '@wnc/content/impact';
import type { Language } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';
import { operateWords } from '@wnc/content/operate';
import { programFacts, programsWords } from '@wnc/content/programs';
import { reliefWords } from '@wnc/content/relief';
import { counties, serviceAreaWords } from '@wnc/content/serviceArea';
import { organization } from '@wnc/content/site';
import { people, teamWords } from '@wnc/content/team';
import { terms } from '@wnc/content/tooltips';
import { contactTypes } from '@wnc/validation/contact';
import { typedFields } from '@wnc/validation/fields';

import { inWords } from '../inWords.ts';
import { heading, list, node, type Outline } from './outline.ts';

type Words = { readonly [Code in Language]: string };

/**
 * What a screen reader finds in each section of the home page, in page order, without the raffle.
 */
export function outlinesOfSections(of: Language): Outline[] {
  const say = (words: Words, values = {}) => inWords(words[of], values);
  const newTab = (words: Words) => `${say(words)} ${accessibilityWords.newTab[of]}`;
  const section = (words: Words, ...inside: Outline[]) => node('region', say(words), ...inside);
  const link = (name: string) => node('link', name);

  return [
    section(
      heroWords.title,
      heading(1, say(heroWords.title)),
      link(say(heroWords.learnMore)),
      link(say(heroWords.getInvolved)),
    ),
    section(
      communityWords.title,
      heading(2, say(communityWords.title)),
      node(
        'figure',
        '',
        node('img', say(communityWords.posterAlt)),
        node('button', say(communityWords.playLabel)),
        link(newTab(communityWords.watchOnSite)),
      ),
    ),
    section(
      aboutWords.title,
      heading(2, say(aboutWords.title)),
      heading(3, say(missionWords.title)),
      heading(3, say(visionWords.title)),
    ),
    section(
      achievementsWords.title,
      heading(2, say(achievementsWords.title)),
      list(
        ...achievements.map(({ id, districts }) => [
          heading(3, say(achievementsWords[id].title, { districts: districts?.value })),
        ]),
      ),
    ),
    section(
      approachWords.title,
      heading(2, say(approachWords.title)),
      list(...Object.values(approachWords.steps).map(({ title }) => [heading(3, say(title))])),
    ),
    section(
      operateWords.title,
      heading(2, say(operateWords.title)),
      list(
        ...([operateWords.events, operateWords.direct, operateWords.workshops] as const).map(
          ({ title }) => [heading(3, say(title)), list([], [])],
        ),
      ),
      node('img', say(operateWords.direct.alt)),
      node('img', say(operateWords.events.alt)),
    ),
    section(
      chwWords.title,
      node('img', say(chwWords.alt)),
      heading(2, say(chwWords.title)),
      node('paragraph', '', node('button', terms.chw)),
      list([], [], []),
      link(say(chwWords.cta)),
      link(say(navWords.long.team)),
    ),
    section(
      programsWords.title,
      heading(2, say(programsWords.title)),
      node('img', say(programsWords.photos.mentoring)),
      node('img', say(programsWords.photos.trail)),
      list(
        ...Object.values(programFacts).map(({ id }) => [
          node('img', say(programsWords[id].title)),
          heading(3, say(programsWords[id].title)),
          link(say(programsWords.ask, { title: programsWords[id].title[of] })),
          node('term'),
          node('definition'),
        ]),
      ),
      heading(3, say(impactWords.title)),
      ...impactCategories.filter(({ figure }) => figure).map(() => node('term')),
    ),
    section(
      serviceAreaWords.title,
      node('figure', say(serviceAreaWords.caption), node('img', say(serviceAreaWords.alt))),
      heading(2, say(serviceAreaWords.title)),
      heading(3, say(serviceAreaWords.legendServed)),
      node('list', say(serviceAreaWords.legendServed), ...counties.map(() => node('listitem'))),
    ),
    section(
      reliefWords.title,
      heading(2, say(reliefWords.title)),
      list([], [], []),
      heading(3, say(reliefWords.support.title)),
      list([node('button', terms.fema)], [node('button', terms.dsnap)], [], []),
      link(say(reliefWords.contact)),
    ),
    section(
      teamWords.title,
      heading(2, say(teamWords.title)),
      heading(3, say(teamWords.leaders)),
      list(
        ...people
          .filter(({ group }) => group === 'leaders')
          .map((person) => [
            portrait(person),
            heading(4, person.name.value),
            ...(person.biography ? [node('group')] : []),
          ]),
      ),
      heading(3, say(teamWords.chws)),
      list(
        ...people
          .filter(({ group }) => group === 'chws')
          .map((person) => [portrait(person), heading(4, person.name.value)]),
      ),
    ),
    section(
      donateWords.title,
      heading(2, say(donateWords.title)),
      node('paragraph', '', link(newTab(donateWords.button))),
    ),
    section(
      contactWords.title,
      heading(2, say(contactWords.title)),
      list([link(organization.phone.display.value)], [link(organization.email.value)], [], []),
      node(
        'group',
        say(contactWords.tabs.label),
        ...contactTypes.map((type) => node('radio', say(contactWords.tabs[type].label))),
      ),
      ...typedFields.map((name) => node('textbox', say(contactWords.labels[name]))),
      node('button', say(contactWords.submit)),
      heading(3, say(contactWords.privacy.title)),
      node('paragraph', '', link(say(contactWords.privacy.more))),
      node('status'),
    ),
  ];

  function portrait({ name, role }: (typeof people)[number]): Outline {
    const words = name.sample ? teamWords.portraitSample : teamWords.portrait;
    return node('img', say(words, { name: name.value, role: say(teamWords.roles[role]) }));
  }
}
