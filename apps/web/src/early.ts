// Inlined in the page and run before React: all that must answer a visitor at once.
import { loadReactOnFirstInteraction } from './early/loadReact.ts';
import { markScrolled } from './early/markScrolled.ts';
import { offerLanguage } from './early/offerLanguage.ts';
import { tendMenu } from './early/tendMenu.ts';
import { goToAnchor, openAtAnchor } from './navigation/anchors.ts';
import { prepareForm } from './sections/contact/prepareForm.ts';
import { hideWhenOver } from './sections/raffle/hideWhenOver.ts';

const { entry } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};

prepareForm();
hideWhenOver();
openAtAnchor();
markScrolled();
tendMenu();
offerLanguage();
addEventListener('hashchange', () => goToAnchor(location.hash, { scroll: false }));
if (entry) loadReactOnFirstInteraction(entry.split(' '));
