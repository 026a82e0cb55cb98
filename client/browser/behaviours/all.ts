import { calmPlaceholders } from './placeholders';
import { chooseLanguages } from './language';
import { closeMenuOnNavigation } from './menu';
import { pauseMotion } from './motion';
import { reveal } from './reveal';
import { watchVideo } from './video';
import { startAtTop } from './start-at-top';

/** The small manners of every page; each works on what it finds, and none needs React. */
export const behaviours = [
  chooseLanguages,
  closeMenuOnNavigation,
  calmPlaceholders,
  pauseMotion,
  reveal,
  watchVideo,
  startAtTop,
];
