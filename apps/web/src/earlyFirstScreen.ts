// Inlined where the first screen ends, ahead of the style sheet that early.ts has to wait for: all
// that must answer a visitor from the first paint on.
import { limitStyleWait } from './early/limitStyleWait.ts';
import { markScrolled } from './early/markScrolled.ts';
import { tendMenu } from './early/tendMenu.ts';
import { tendReplayed } from './early/tendReplayed.ts';

// React would find it when it hydrates. In development it is a module, which React does not mind.
document.currentScript?.remove();

// In this order they cost the fewest bytes.
addEventListener('rebuilt', tendMenu);
limitStyleWait();
tendMenu();
tendReplayed();
markScrolled();
