import { chobe } from './de/chobe';
import { etosha } from './de/etosha';
import { kruger } from './de/kruger';
import { masaiMara } from './de/masai-mara';
import { ngorongoroCrater } from './de/ngorongoro-crater';
import { okavangoDelta } from './de/okavango-delta';
import { serengeti } from './de/serengeti';
import { southLuangwa } from './de/south-luangwa';
import type { DestinationTexts } from './types';

export const de: DestinationTexts = {
  serengeti,
  'masai-mara': masaiMara,
  kruger,
  'okavango-delta': okavangoDelta,
  'ngorongoro-crater': ngorongoroCrater,
  chobe,
  etosha,
  'south-luangwa': southLuangwa,
};
