import { chobe } from './fr/chobe';
import { etosha } from './fr/etosha';
import { kruger } from './fr/kruger';
import { masaiMara } from './fr/masai-mara';
import { ngorongoroCrater } from './fr/ngorongoro-crater';
import { okavangoDelta } from './fr/okavango-delta';
import { serengeti } from './fr/serengeti';
import { southLuangwa } from './fr/south-luangwa';
import type { DestinationTexts } from './types';

export const fr: DestinationTexts = {
  serengeti,
  'masai-mara': masaiMara,
  kruger,
  'okavango-delta': okavangoDelta,
  'ngorongoro-crater': ngorongoroCrater,
  chobe,
  etosha,
  'south-luangwa': southLuangwa,
};
