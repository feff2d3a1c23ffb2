// Inlined at the end of the page and run before React: what must respond to a visitor at once and
// needs the whole page. What only the first screen needs is in earlyFirstScreen.ts.
import { loadReactOnFirstInteraction } from './early/loadReactOnFirstInteraction.ts';
import { navigationType } from './early/navigationType.ts';
import { offerLanguage } from './early/offerLanguage.ts';
import { setInTypefaces } from './early/setInTypefaces.ts';
import { focusAnchor, openAtAnchor } from './navigation/anchors.ts';
import { prepareForm } from './sections/contact/draft/prepareForm.ts';
import { hideWhenOver } from './sections/raffle/hideWhenOver.ts';

hideWhenOver();
prepareForm(navigationType);
// After a reload or Back, browsers restore the visitor's scroll position instead.
if (location.hash && navigationType === 'navigate') openAtAnchor();
offerLanguage();
void setInTypefaces();
addEventListener('hashchange', focusAnchor);
const entry = document.querySelector('[data-entry]') as HTMLElement;
loadReactOnFirstInteraction((entry.dataset['entry'] as string).split(' '));
