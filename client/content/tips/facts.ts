import type { Four } from '../destinations/types';
import type { TopDestinationFacts } from './types';

/** The four cards of the travel-tips page. The Okavango address is redirected by the server. */
export const topDestinations: Four<TopDestinationFacts> = [
  {
    id: 'serengeti',
    country: 'tanzania',
    picture: 'serengeti',
    href: '/destinations/serengeti',
  },
  {
    id: 'masai-mara',
    country: 'kenya',
    picture: 'masai-mara',
    href: '/destinations/masai-mara',
  },
  {
    id: 'kruger',
    country: 'south-africa',
    picture: 'kruger',
    href: '/destinations/kruger',
  },
  {
    id: 'okavango-delta',
    country: 'botswana',
    picture: 'okavango-delta',
    href: '/destinations/okavango',
  },
];

/** The picture behind the title. */
export const tipsHero = 'tips';
