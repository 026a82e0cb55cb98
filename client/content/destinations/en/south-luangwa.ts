import type { DestinationText } from '../types';

export const southLuangwa: DestinationText = {
  name: 'South Luangwa',
  country: 'Zambia',
  tagline: 'The valley you get to know on foot',
  description: [
    'The Luangwa is one of the last big rivers in Africa that still do as they please. Each rainy season it breaks a bank and leaves a bend behind, and the old bends become lagoons full of hippos, crocodiles and storks, under ebony trees that stand like columns.',
    'It was here, in the 1950s, that Norman Carr began to take guests out on foot, with a camera instead of a rifle. Walking is still what the valley does best: in single file, with an armed scout in front and a guide who explains what the ground has to tell.',
    'After dark the valley changes hands. Few parks in Africa have so many leopards, and in few may you go looking for them with a spotlight inside the park.',
  ],
  highlights: [
    'Walking safaris in the place where they began',
    'Leopards on night drives',
    'Bush camps built anew each dry season',
    'Carmine bee-eaters nesting in the river banks from September',
    'Giraffes, zebras and wildebeest of the valley’s own kinds',
  ],
  bestTime: 'June - October',
  duration: '3-6 days',
  difficulty: 'Challenging',
  uniqueFeatures: [
    {
      title: 'The walking safari',
      description:
        'Two to four hours in the cool of the morning, or several days from camp to camp. You see less than from a car and understand more.',
    },
    {
      title: 'Leopards by night',
      description:
        'The dense cover along the river feeds a very healthy population. Night drives are allowed in the park until eight in the evening.',
    },
    {
      title: 'Carmine bee-eaters',
      description:
        'From September to November thousands of crimson birds dig their nests into the steep banks of the Luangwa.',
    },
    {
      title: 'Found only here',
      description:
        'Thornicroft’s giraffe lives nowhere else on earth, and Cookson’s wildebeest hardly leaves the valley.',
    },
  ],
  activities: [
    'Walking safari with guide and armed scout',
    'Night drives with a spotlight',
    'Game drives along the lagoons',
    'Walks of several days between bush camps',
    'Hides at the bee-eater colonies',
    'Visits to village projects in Mfuwe',
  ],
  wildlife: [
    'Leopard',
    'Thornicroft’s giraffe',
    'Hippopotamus',
    'Nile crocodile',
    'African wild dog',
    'Lion',
    'Puku',
    'Southern carmine bee-eater',
  ],
  tips: [
    'You fly to Mfuwe, about an hour and a quarter from Lusaka; by road it is some 700 kilometres and a long day.',
    'Walks are taken at an easy pace but in heat and on rough ground: bring worn-in shoes that cover the ankle, and tell the guide honestly how fit you are. Most camps set twelve as the minimum age.',
    'Wear khaki, green or brown. Black and dark blue attract tsetse flies, white can be seen from afar.',
    'October is the month with the most animals and the most heat, often above 40 degrees; June and July are far milder.',
    'Many bush camps close from November to May, when tracks are under water.',
    'Malaria occurs all year round. Take medical advice well before the journey and follow it to the end of the course.',
  ],
  accommodation:
    'Around Mfuwe and the main gate stand lodges in every price class, open for most of the year. Further in are the bush camps: four to six huts of grass and poles, bucket showers under the sky, no fence, no network.',
  alt: {
    hero: 'Hippos in a river bend below ebony trees in blue evening light',
    gallery: [
      'A guide leads guests in single file through the bush',
      'A leopard at night',
      'Carmine bee-eaters at their nest holes in the river bank',
      'Hippos and a crocodile in an oxbow lagoon',
    ],
  },
};
