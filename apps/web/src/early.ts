// Inlined at the end of the page and run before React: all that must answer a visitor at once and
// needs the whole page. earlyFirstScreen.ts does not.
import { loadReactOnFirstInteraction } from './early/loadReact.ts';
import { offerLanguage } from './early/offerLanguage.ts';
import { focusAnchor, openAtAnchor } from './navigation/anchors.ts';
import { prepareForm } from './sections/contact/prepareForm.ts';
import { hideWhenOver } from './sections/raffle/hideWhenOver.ts';

// Some browsers do not tell.
const type = (
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
)?.type;

prepareForm(type);
hideWhenOver();
// After a reload or back, browsers restore the place at which the visitor was instead.
if (type === 'navigate') openAtAnchor();
offerLanguage();
addEventListener('hashchange', focusAnchor);
loadReactOnFirstInteraction(
  ((document.querySelector('[data-entry]') as HTMLElement).dataset['entry'] as string).split(' '),
);
