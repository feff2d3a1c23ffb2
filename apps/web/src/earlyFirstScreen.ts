// Inlined where the first screen ends, ahead of the style sheet that early.ts has to wait for: what
// must respond to a visitor from the first paint on.
import { limitStyleWait } from './early/limitStyleWait.ts';
import { markScrolled } from './early/markScrolled.ts';
import { tendMenu } from './early/tendMenu.ts';
import { tendReplayed } from './early/tendReplayed.ts';

// React would find this script when it hydrates. In development it is a module, which is fine.
document.currentScript?.remove();

// In this order they cost the fewest bytes.
addEventListener('rebuilt', tendMenu);
limitStyleWait();
tendMenu();
tendReplayed();
markScrolled();
