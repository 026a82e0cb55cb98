import { chobe } from './es/chobe';
import { etosha } from './es/etosha';
import { kruger } from './es/kruger';
import { masaiMara } from './es/masai-mara';
import { ngorongoroCrater } from './es/ngorongoro-crater';
import { okavangoDelta } from './es/okavango-delta';
import { serengeti } from './es/serengeti';
import { southLuangwa } from './es/south-luangwa';
import type { DestinationTexts } from './types';

export const es: DestinationTexts = {
  serengeti,
  'masai-mara': masaiMara,
  kruger,
  'okavango-delta': okavangoDelta,
  'ngorongoro-crater': ngorongoroCrater,
  chobe,
  etosha,
  'south-luangwa': southLuangwa,
};
