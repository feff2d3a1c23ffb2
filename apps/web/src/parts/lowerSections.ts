// One chunk for all of them: a visitor who nears one will near the next.
import { Chw } from '../sections/chw/Chw.tsx';
import { Donate } from '../sections/donate/Donate.tsx';
import { Raffle } from '../sections/raffle/Raffle.tsx';
import { Relief } from '../sections/relief/Relief.tsx';
import { Team } from '../sections/team/Team.tsx';

/** The sections in which something opens or changes, by HTML alone or, better, with React. */
export const lowerSections = { Chw, Relief, Raffle, Team, Donate };
