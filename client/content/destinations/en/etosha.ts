import type { DestinationText } from '../types';

export const etosha: DestinationText = {
  name: 'Etosha',
  country: 'Namibia',
  tagline: 'White pan, dark water, all the animals in between',
  description: [
    'Etosha means the great white place, and the heart of the park is exactly that: a salt pan of nearly 5,000 square kilometres, so flat and bright that the horizon trembles. It is dry for most of the year, and where it ends the springs begin.',
    'Those springs are the secret of a visit. In the dry season everything that lives here has to drink, so you park beside a waterhole, switch off the engine and let Africa come to you: springbok first, then zebras, oryx with their straight horns, an elephant who empties the place by walking in.',
    'Few parks are so well suited to those who like to drive themselves, and few show black rhino so reliably, at night, under lamps, a stone’s throw from your bed.',
  ],
  highlights: [
    'A salt pan that can be seen from space',
    'Floodlit waterholes at the rest camps',
    'Black rhinos, most easily seen after dark',
    'Hundreds of animals at one spring in the dry season',
    'Simple self-drive on gravel roads',
  ],
  bestTime: 'May - October',
  duration: '2-4 days',
  difficulty: 'Moderate',
  uniqueFeatures: [
    {
      title: 'The great white pan',
      description:
        'About 130 kilometres long, without a tree. Mirages turn ostriches into ships, and after rare good rains flamingos come to breed.',
    },
    {
      title: 'Waterholes with seats',
      description:
        'Okaukuejo, Halali and Namutoni have benches, a low wall and lamps. The programme changes every evening and costs nothing extra.',
    },
    {
      title: 'Rhino stronghold',
      description:
        'Namibia guards one of the largest populations of black rhino, and Etosha is its core. White rhinos graze here too.',
    },
    {
      title: 'Your own car',
      description:
        'A high-clearance car, two spare wheels, water and time are all you need. The roads are gravel; the rest is patience.',
    },
  ],
  activities: [
    'Self-drive from waterhole to waterhole',
    'Guided drives with park rangers',
    'Evenings at the floodlit waterholes',
    'Walks on private reserves beside the park',
    'Photography in hard noon light and soft dust',
    'A stop at the lookout out on the pan',
  ],
  wildlife: [
    'Black rhino',
    'African elephant',
    'Lion',
    'Springbok',
    'Gemsbok (oryx)',
    'Plains zebra',
    'Giraffe',
    'Black-faced impala',
  ],
  tips: [
    'From Windhoek to Okaukuejo it is about 435 kilometres of good tar, some five hours; drive by day only.',
    'The speed limit in the park is 60 km/h. Gates open at sunrise and close at sunset, and the times hang at every camp.',
    'Stay in the car except inside camps and fenced rest stops: lions like the shade beside the road.',
    'Carry two litres of water a head and day, and refuel whenever you pass a camp: distances are long and shade is rare.',
    'Between June and August nights come near freezing. A blanket at the waterhole is worth more than a better lens.',
    'The malaria risk is lowest in the dry months and rises with the rains; ask a doctor about your dates, and check the visa rules in good time.',
  ],
  accommodation:
    'The state-run rest camps inside the park offer campsites, bungalows and the waterholes at night; book months ahead for July to October. Private lodges lie just outside the Andersson, Von Lindequist and Galton gates, some on large reserves of their own.',
  alt: {
    hero: 'A line of springbok and zebras crosses the white salt pan in shimmering noon heat',
    gallery: [
      'A rhino at a floodlit waterhole by night',
      'A lone elephant on the white pan',
      'Giraffes bend down to drink at a waterhole',
      'A lion in the shade of a mopane tree',
    ],
  },
};
