import { accessibilityWords } from '@wnc/content/accessibility';
import { chwWords } from '@wnc/content/chw';
import { communityWords } from '@wnc/content/community';
import { contactWords } from '@wnc/content/contact';
import { donateWords } from '@wnc/content/donate';
import { footerWords, quickLinksWords } from '@wnc/content/footer';
import { heroWords } from '@wnc/content/hero';
import { type Language, languages } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';
import { programFacts, programsWords } from '@wnc/content/programs';
import { raffleFacts, raffleWords } from '@wnc/content/raffle';
import { raffleState } from '@wnc/content/raffleState';
import { reliefWords } from '@wnc/content/relief';
import { organization } from '@wnc/content/site';
import { people, teamWords } from '@wnc/content/team';
import { terms } from '@wnc/content/tooltips';
import { typedFields } from '@wnc/validation/fields';

import { inWords } from '../inWords.ts';

/** Every Tab stop of the home page, in reading order. */
export function expectedStops(of: Language, header: 'links' | 'menu'): string[] {
  const link = (text: string) => `link "${inWords(text)}"`;
  const button = (text: string) => `button "${inWords(text)}"`;
  const newTab = (text: string) => link(`${text} ${accessibilityWords.newTab[of]}`);
  const { title: _, ...quickLinks } = quickLinksWords;
  const withBiography = people.filter(({ biography }) => biography);
  return [
    link(accessibilityWords.skipLink[of]),
    link(accessibilityWords.logoHome[of]),
    ...(header === 'links'
      ? (['about', 'chw', 'programs', 'relief', 'team', 'contact'] as const).map((name) =>
          link(navWords[name][of]),
        )
      : []),
    ...languages.filter(({ code }) => code !== of).map(({ name }) => link(name)),
    newTab(navWords.donate[of]),
    ...(header === 'menu' ? [button(accessibilityWords.openMenu[of])] : []),
    link(heroWords.learnMore[of]),
    link(heroWords.getInvolved[of]),
    button(communityWords.playLabel[of]),
    newTab(communityWords.watchOnSite[of]),
    button(terms.chw),
    link(chwWords.cta[of]),
    link(navWords.long.team[of]),
    ...Object.values(programFacts).map(({ id }) =>
      link(inWords(programsWords.ask[of], { title: programsWords[id].title[of] })),
    ),
    button(terms.fema),
    button(terms.dsnap),
    link(reliefWords.contact[of]),
    ...raffleStops(of),
    ...withBiography.map(({ name }) => `summary "${teamWords.readBio[of]} ${name.value}"`),
    newTab(donateWords.button[of]),
    link(organization.phone.display.value),
    link(organization.email.value),
    `radio "${contactWords.tabs.chw.label[of]}"`,
    ...typedFields.map((name) => `textbox "${contactWords.labels[name][of]}"`),
    button(contactWords.submit[of]),
    link(organization.email.value),
    link(contactWords.privacy.more[of]),
    link(accessibilityWords.logoHome[of]),
    ...Object.values(quickLinks).map((words) => link(words[of])),
    link(accessibilityWords.phoneLink[of]),
    link(accessibilityWords.emailLink[of]),
    link(accessibilityWords.facebook[of]),
    link(accessibilityWords.instagram[of]),
    link(footerWords.privacy[of]),
    link(footerWords.accessibility[of]),
  ];
}

/** The links to tickets while they are on sale, the donation link after the draw. */
function raffleStops(of: Language): string[] {
  const state = raffleState(Date.now());
  const plural = new Intl.PluralRules(of);
  if (state === 'drawn') return [`link "${raffleWords.drawn.donate[of]}"`];
  if (state !== 'open') return [];
  return raffleFacts.ticketQuantities.value.map((count) => {
    const words: Record<string, string> = raffleWords.ticket[of];
    const ticket = inWords(words[plural.select(count)] ?? '', { count });
    return `link "${ticket} ${accessibilityWords.newTab[of]}"`;
  });
}
