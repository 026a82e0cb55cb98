import type { DestinationText } from '../types';

export const chobe: DestinationText = {
  name: 'Chobe',
  country: 'Botswana',
  tagline: 'Where the elephants come down to the river',
  description: [
    'Chobe was Botswana’s first national park, and it is known for one animal above all. Tens of thousands of elephants live in the north of the country, and in the dry season a good part of them walk to the Chobe River every day, in families, with the little ones running ahead.',
    'The best seat is a boat. It drifts along the reeds of Sedudu Island while elephants cross, buffalo graze and fish eagles call; nothing hides the view, and no engine disturbs it. In the morning you take a vehicle along the riverfront, in the afternoon the boat: that is the rhythm of a stay in Kasane.',
    'Further south the park turns remote. Savuti, a long half day’s drive through deep sand, is a country of lions, rocks and a channel that runs or falls dry as it likes.',
  ],
  highlights: [
    'Elephants by the hundred at the river',
    'Boat safaris at eye level with the herds',
    'Buffalo on the floodplain in the dry season',
    'Savuti and its lions',
    'Victoria Falls an hour and a half away',
  ],
  bestTime: 'May - October',
  duration: '2-4 days',
  difficulty: 'Easy',
  uniqueFeatures: [
    {
      title: 'Elephant country',
      description:
        'Northern Botswana holds the largest elephant population left on earth. From August to October the riverfront shows what that number means.',
    },
    {
      title: 'Safari by boat',
      description:
        'Low, slow and silent with the engine off. Hippos, crocodiles and swimming elephants come closer than any road would bring you.',
    },
    {
      title: 'Floodplain herds',
      description:
        'When the water falls, green grass is left on the islands. Buffalo follow it in hundreds, and so do puku, an antelope found nowhere else in Botswana.',
    },
    {
      title: 'Four countries, one corner',
      description:
        'Botswana, Namibia, Zambia and Zimbabwe all but touch at Kazungula. Few places let you add so much with so little travel.',
    },
  ],
  activities: [
    'Sunset boat safari on the Chobe',
    'Morning game drive along the riverfront',
    'Photography from boats with swivel chairs',
    'Birdwatching: about 450 species',
    'Expedition to Savuti with tent and 4x4',
    'Day trip to Victoria Falls',
  ],
  wildlife: [
    'African elephant',
    'African buffalo',
    'Hippopotamus',
    'Nile crocodile',
    'Lion',
    'Sable antelope',
    'Puku',
    'African fish eagle',
  ],
  tips: [
    'Kasane has an airport of its own; from Victoria Falls or Livingstone the transfer takes about an hour and a half including the border.',
    'Book drive and boat for different times of day: mornings belong to the lions, afternoons to the water.',
    'Most vehicles are on the riverfront near Kasane between three and six; ask for a boat that starts early or a drive that goes further west.',
    'Tracks inside the park are deep sand. Drive yourself only with a real 4x4 and some practice.',
    'Rhinos were lost here long ago and are hardly ever seen; plan another stop for them.',
    'Malaria occurs, more so in the rains. Speak to a doctor in good time, and wear long sleeves on the evening boat.',
  ],
  accommodation:
    'Hotels and lodges of all classes line the river in Kasane, most with a jetty of their own. Houseboats lie on the Namibian bank, a few lodges stand inside the park, and at Savuti and Linyanti there are small camps that one reaches by air.',
  alt: {
    hero: 'A herd of elephants drinks from a wide river at sunset, a boat nearby',
    gallery: [
      'Elephants swim across the river with their trunks raised',
      'A safari boat keeps its distance from hippos',
      'A buffalo herd spreads over the floodplain',
      'A giraffe beside a baobab on the river bank',
    ],
  },
};
