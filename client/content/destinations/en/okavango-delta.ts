import type { DestinationText } from '../types';

export const okavangoDelta: DestinationText = {
  name: 'Okavango Delta',
  country: 'Botswana',
  tagline: 'A river that ends in paradise',
  description: [
    'The Okavango rises in the highlands of Angola, flows away from the sea and spreads out over the sand of the Kalahari like an open hand. What it makes there is a maze of channels, lagoons, papyrus and palm islands, and in 2014 it became the thousandth site on the UNESCO World Heritage List.',
    'The wonder is in the timing. The water takes months to arrive, and it arrives when the country needs it most: in the dry winter, when there has been no rain since April, the delta is at its fullest. Elephants wade from island to island, red lechwe leap through the shallows, lions learn to swim.',
    'You travel by mokoro, on foot, by motor boat and by vehicle, depending on the camp and the level of the water. Distances are covered in small aircraft, and each flight is a safari from above.',
  ],
  highlights: [
    'Gliding through papyrus in a mokoro',
    'High water in the middle of the dry season',
    'Moremi Game Reserve and its wild dogs',
    'Flights over channels, islands and herds',
    'Small camps and very few other guests',
  ],
  bestTime: 'May - October',
  duration: '3-5 days',
  difficulty: 'Moderate',
  uniqueFeatures: [
    {
      title: 'By mokoro',
      description:
        'A narrow canoe, a poler standing in the stern, your eyes level with the lilies. Today most mekoro are made of fibreglass, so that old trees may stay standing.',
    },
    {
      title: 'The flood that comes late',
      description:
        'Rain that falls in Angola around New Year reaches the delta between March and June and stands highest from June to August.',
    },
    {
      title: 'From above',
      description:
        'The little planes that link the camps fly low enough to count hippos. From up there you see what no boat can show: that the land is mostly water.',
    },
    {
      title: 'Moremi',
      description:
        'The BaTawana people set this reserve aside in 1963 to save their land’s wildlife. It covers the eastern part of the delta, water and dry woodland both.',
    },
  ],
  activities: [
    'Mokoro trips with a licensed poler',
    'Motor-boat safaris to the heronries',
    'Guided walks on the islands',
    'Game drives in Moremi and the concessions',
    'Scenic flight by small plane or helicopter',
    'Birdwatching from the water',
  ],
  wildlife: [
    'Red lechwe',
    'African elephant',
    'Hippopotamus',
    'African wild dog',
    'Lion',
    'Sitatunga',
    'African fish eagle',
    'Nile crocodile',
  ],
  tips: [
    'The gateway is Maun. From there small planes fly to the camps with 15 to 20 kilograms of luggage a head, in soft bags without wheels or frames.',
    'Water camps and land camps offer different things: ask which activities run in your month, because they follow the level of the water.',
    'Sit low and keep still in a mokoro, and listen to the poler; hippos have the right of way.',
    'June and July nights can fall to about five degrees. Bring gloves and a hat for the morning boat.',
    'Camps are not fenced. After dark nobody walks alone, and there are reasons for it.',
    'Malaria occurs, chiefly from November to May. Ask a doctor in good time and use repellent at dusk all the same.',
  ],
  accommodation:
    'Camps on private concessions are small, six to twelve tents on raised decks, and priced with flights, guides, meals and drinks. Simpler mobile camps move through Moremi, and lodges around Maun serve as a base for day trips by mokoro.',
  alt: {
    hero: 'A mokoro on a green channel between reeds and palm islands',
    gallery: [
      'Elephants wade across a channel',
      'The bow of a mokoro glides through tall papyrus',
      'The delta from the air: winding channels and round islands',
      'Lechwe at the water’s edge and a fish eagle at sunset',
    ],
  },
};
