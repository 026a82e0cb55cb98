import type { DestinationText } from '../types';

export const ngorongoroCrater: DestinationText = {
  name: 'Ngorongoro Crater',
  country: 'Tanzania',
  tagline: 'A whole world inside an old volcano',
  description: [
    'More than two million years ago a volcano, perhaps as tall as Kilimanjaro, collapsed into itself. What is left is the largest unbroken caldera on earth: a wall 600 metres high and, inside it, some 260 square kilometres of grass, lake, swamp and forest.',
    'About 25,000 large animals live on the floor, and most of them stay. You may see lion, buffalo, elephant and black rhino in one morning. Giraffes are missing; the walls are too steep and the trees too few for them.',
    'The crater is part of a conservation area of 8,300 square kilometres in which Maasai families live with their cattle, a World Heritage Site for its nature and for the traces of early humans in Olduvai Gorge.',
  ],
  highlights: [
    'One of the surest places in Tanzania to see black rhino',
    'Sunrise above a sea of cloud on the crater rim',
    'Flamingos on the soda flats of Lake Magadi',
    'Old elephant bulls in the fever trees of Lerai',
    'Olduvai Gorge, where human history was rewritten',
  ],
  bestTime: 'June - September',
  duration: '1-2 days',
  difficulty: 'Easy',
  uniqueFeatures: [
    {
      title: 'The great caldera',
      description:
        'Nearly 20 kilometres across and closed all round. From the rim the herds look like dust; half an hour later you are among them.',
    },
    {
      title: 'Black rhinos',
      description:
        'A small, closely guarded population lives on the floor. They like the open grass of the early morning, so be at the gate when it opens.',
    },
    {
      title: 'Lake Magadi',
      description:
        'A shallow soda lake that grows and shrinks with the rain. When the algae are right, flamingos line its edge in pink.',
    },
    {
      title: 'Land of the Maasai',
      description:
        'Outside the crater people and wildlife share the highlands. Visits to communities that run their own tours bring in money where it belongs.',
    },
  ],
  activities: [
    'Descent to the crater floor by 4x4',
    'Picnic by the hippo pool at Ngoitokitok',
    'Walk along the rim with an armed ranger',
    'Day hike to the craters of Olmoti or Empakaai',
    'Museum and excavations at Olduvai Gorge',
    'Visit to a Maasai community',
  ],
  wildlife: [
    'Black rhino',
    'Lion',
    'African elephant',
    'African buffalo',
    'Plains zebra',
    'Blue wildebeest',
    'Spotted hyena',
    'Lesser flamingo',
  ],
  tips: [
    'Arusha is about 190 kilometres and three and a half to four hours away, on tar to the gate.',
    'Go down as early as you can: the gates to the descent open at six, and all vehicles must be off the floor by six in the evening.',
    'On the floor you stay in the vehicle and on the track; picnics are for the two marked sites, and black kites there steal from the hand.',
    'The rim lies at 2,300 metres. From June to August it is often below ten degrees in the morning, with mist: bring a proper jacket.',
    'Fees for the area and for each descent are high and paid without cash; check that your offer includes both.',
    'The rim is too cool for many mosquitoes, the lowlands on the way are not: take medical advice on malaria for the whole journey.',
  ],
  accommodation:
    'A few lodges and camps stand on the rim itself, with the view and the cold that belong to it. An hour away in Karatu there are farmhouses, guest houses and gardens at friendlier prices and a milder height. Nobody sleeps on the crater floor.',
  alt: {
    hero: 'Blue dawn in the crater: a rhino near a lake with flamingos below the wall',
    gallery: [
      'View from the rim into a crater filled with mist',
      'Flamingos stand in the shallows of Lake Magadi',
      'An elephant bull among the fever trees of Lerai Forest',
      'Zebras and buffalo graze on the crater floor',
    ],
  },
};
