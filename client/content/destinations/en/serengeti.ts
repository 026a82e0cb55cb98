import type { DestinationText } from '../types';

export const serengeti: DestinationText = {
  name: 'Serengeti',
  country: 'Tanzania',
  tagline: 'The plain that never stands still',
  description: [
    'The Maasai called it siringet, the place where the land runs on forever, and from the top of a kopje you see why. Nearly 15,000 square kilometres of grass, woodland and river belong to the national park alone, and the wider ecosystem reaches north into Kenya and south to the Ngorongoro highlands.',
    'Well over a million wildebeest, with zebras and gazelles in their company, circle through it year after year behind the rain. From December to March they graze the short-grass plains of the south, where most calves are born in February. From April they move through the centre and the western corridor, and from about July to October they are in the north, on both banks of the Mara River.',
    'The Serengeti is not only the migration. Lions, leopards, hyenas and elephants keep to their territories all year, and around Seronera, in the middle of the park, a good guide finds cats in any month.',
  ],
  highlights: [
    'The Great Migration, on its round all year long',
    'Calving season on the southern plains in February',
    'River crossings in the north between July and October',
    'Lions, leopards and cheetahs in every season',
    'Balloon flights over the Seronera valley at sunrise',
  ],
  bestTime: 'December - July (migration)',
  duration: '3-7 days',
  difficulty: 'Easy',
  uniqueFeatures: [
    {
      title: 'The Great Migration',
      description:
        'One of the greatest journeys of land mammals on earth has no start and no finish. Choose your month by where the herds are likely to be, and let the rain have the last word.',
    },
    {
      title: 'River crossings',
      description:
        'The Grumeti in early summer, the Mara from July on: crocodiles wait, the herds hesitate, and nobody can tell the hour. Three nights nearby make a fair chance.',
    },
    {
      title: 'Balloons at dawn',
      description:
        'Lift-off in the half-light, an hour above the treetops with the plain waking up below, then breakfast in the grass where the basket has landed.',
    },
    {
      title: 'Kopjes',
      description:
        'Islands of old granite in the sea of grass. They hold water, shade and a view, and lions value all three.',
    },
  ],
  activities: [
    'Game drives at first and last light',
    'Hot-air balloon flight with bush breakfast',
    'Nights in a mobile camp that follows the herds',
    'Guided walks in the zones set aside for them',
    'Birdwatching: more than 500 species are on the list',
    'A stop at Olduvai Gorge on the road from Ngorongoro',
  ],
  wildlife: [
    'Blue wildebeest',
    'Plains zebra',
    'Lion',
    'Leopard',
    'Cheetah',
    'Spotted hyena',
    'Masai giraffe',
    'Nile crocodile',
  ],
  tips: [
    'Pick the region before the lodge: south from December to March, centre and west in May and June, north from July to October.',
    'From Arusha to Seronera it is about 325 kilometres and a full day by road; the flight takes little more than an hour, with 15 kilograms of luggage in a soft bag.',
    'Vehicles stay on the tracks in the national park and you stay in the vehicle, except at marked picnic sites.',
    'Plastic carrier bags are banned in Tanzania; leave them at home, duty-free bags included.',
    'Mornings on the plains are cool even near the equator: pack a fleece and a windproof layer for open roofs.',
    'Malaria occurs in the region. See a doctor or travel clinic four to six weeks before you leave.',
  ],
  accommodation:
    'From public campsites and simple lodges around Seronera to tented camps of a dozen tents and houses with a pool on private concessions outside the park. Mobile camps change their place with the herds twice or three times a year. In the migration months the good ones are full early.',
  alt: {
    hero: 'Columns of wildebeest cross a golden plain dotted with acacias at dawn',
    gallery: [
      'Wildebeest plunge into a river and swim for the far bank',
      'A lion rests on top of a granite kopje',
      'A hot-air balloon drifts over the plain in the morning light',
      'A leopard lies on a branch at dusk',
    ],
  },
};
