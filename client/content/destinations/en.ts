import { chobe } from './en/chobe';
import { etosha } from './en/etosha';
import { kruger } from './en/kruger';
import { masaiMara } from './en/masai-mara';
import { ngorongoroCrater } from './en/ngorongoro-crater';
import { okavangoDelta } from './en/okavango-delta';
import { serengeti } from './en/serengeti';
import { southLuangwa } from './en/south-luangwa';
import type { DestinationTexts } from './types';

export const en: DestinationTexts = {
  serengeti,
  'masai-mara': masaiMara,
  kruger,
  'okavango-delta': okavangoDelta,
  'ngorongoro-crater': ngorongoroCrater,
  chobe,
  etosha,
  'south-luangwa': southLuangwa,
};
