import type { DestinationText } from '../types';

export const masaiMara: DestinationText = {
  name: 'Masai Mara',
  country: 'Kenya',
  tagline: 'Big cats, big skies and the river in between',
  description: [
    'The Mara is the Serengeti’s northern end, cut off by a border that only people notice. At some 1,500 square kilometres the national reserve is small by African standards, and for that reason dense: rolling grass, lone trees, rivers lined with fig and crocodile, and a storm somewhere on the horizon.',
    'From July to October the wildebeest are here, and the crossings of the Mara River draw visitors from all over the world. In the other months the reserve belongs to its residents, and those are the reason film crews come back each year: few places show lions, leopards and cheetahs so openly.',
    'Around the reserve lie the conservancies, land that Maasai families lease to a small number of camps. Fewer beds, fewer vehicles, and rules that allow walks and night drives.',
  ],
  highlights: [
    'Lions, leopards and cheetahs on open grass',
    'Wildebeest at the Mara River from July to October',
    'Conservancies owned by Maasai families',
    'Night drives and walks outside the reserve',
    'Only 45 minutes from Nairobi by light aircraft',
  ],
  bestTime: 'July - October',
  duration: '3-5 days',
  difficulty: 'Easy',
  uniqueFeatures: [
    {
      title: 'Cats in the open',
      description:
        'Short grass and long views. A cheetah on a termite mound is as much a landmark here as a tree, and prides are known to guides by name.',
    },
    {
      title: 'The Mara crossings',
      description:
        'The herds swim the river in both directions and often more than once. A vehicle that keeps its distance at the bank gives them the room to do it.',
    },
    {
      title: 'Conservancies',
      description:
        'Rent goes to the families who own the land and keep it open for wildlife. Guests get quiet roads, walks and drives after dark in return.',
    },
    {
      title: 'Evenings by the fire',
      description:
        'At 1,500 metres and more the nights are cool and clear. The fire is lit before dinner, and the Southern Cross hangs low over the plain.',
    },
  ],
  activities: [
    'Game drives in open-sided vehicles',
    'Balloon flight over the Mara plains',
    'Night drives in the conservancies',
    'Walks with Maasai guides',
    'A visit to a Maasai community that runs it itself',
    'Photography from specially fitted vehicles',
  ],
  wildlife: [
    'Lion',
    'Cheetah',
    'Leopard',
    'African elephant',
    'Blue wildebeest',
    'Masai giraffe',
    'Topi',
    'Nile crocodile',
  ],
  tips: [
    'From Nairobi it is 270 kilometres or five to six hours by road, the last stretch rough; flights leave from Wilson Airport.',
    'In the reserve vehicles keep to the tracks, and no more than five may stand at a sighting; tell your driver that you prefer the rules to the close-up.',
    'Night drives and walks are possible only in the conservancies. If you want both, book at least two nights there.',
    'Kenya bans plastic bags, and single-use plastic of every kind in its parks: bring a bottle that can be refilled.',
    'Ask before you photograph people, and agree with the guide beforehand what a village visit costs.',
    'Most visitors need an electronic travel authorisation before they fly; ask about malaria protection at the same time as you ask about vaccinations.',
  ],
  accommodation:
    'Classic tented camps along the Mara and Talek rivers, large lodges with pools inside the reserve, and small camps of six to twelve tents in the conservancies. Most have no fence; after dark a watchman walks you to your tent.',
  alt: {
    hero: 'Elephants and a lone acacia on a wide plain under dark storm clouds',
    gallery: [
      'A cheetah keeps watch from a termite mound',
      'Wildebeest gather on the bank of the Mara River',
      'Giraffes stand before an approaching curtain of rain',
      'A camp fire glows under a sky full of stars',
    ],
  },
};
