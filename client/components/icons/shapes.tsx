import { animals } from './animals';
import { land } from './land';
import { signs } from './signs';

/** Drawn for this site on a grid of 24, one line of 1.6 with round ends (see .icon in icons.css). */
export const shapes = { ...animals, ...land, ...signs };

export type IconName = keyof typeof shapes;
