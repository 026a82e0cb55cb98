import type { DestinationText } from '../types';

export const kruger: DestinationText = {
  name: 'Kruger',
  country: 'South Africa',
  tagline: 'The great bushveld, at your own pace',
  description: [
    'Kruger National Park runs for some 350 kilometres along the border with Mozambique, nearly as large as Wales or Slovenia. Tarred roads, rest camps with fuel and a shop, picnic sites, hides: no other big park in Africa makes it so easy to travel on your own, and few hold so many species.',
    'The south, between the Crocodile and the Sabie rivers, has the most animals and the most traffic. Around Satara, in the middle, grassland feeds the herds and the lions that follow them. North of the Olifants it grows quiet: mopane, baobabs, elephants and birds that occur nowhere else in the country.',
    'In the dry winter from May to September the bush thins out and animals come to water; mornings are cold, days are clear, and mosquitoes are few.',
  ],
  highlights: [
    'All of the Big Five in one park',
    'Self-drive on good roads, with rest camps along the way',
    'Guided night drives and bush walks with rangers',
    'More than 500 bird and nearly 150 mammal species',
    'Private reserves on the unfenced western border',
  ],
  bestTime: 'May - September',
  duration: '2-6 days',
  difficulty: 'Easy',
  uniqueFeatures: [
    {
      title: 'Home of the Big Five',
      description:
        'Lion, leopard, elephant, buffalo and rhino all live here. Nobody sees all five to order, but the odds are as good as anywhere.',
    },
    {
      title: 'At your own wheel',
      description:
        'An ordinary hire car will do. You decide when to turn the engine off, and a waterhole with a flask of coffee is a safari of its own.',
    },
    {
      title: 'Into the night',
      description:
        'Private cars must be in camp by sunset. Park rangers then take guests out with spotlights to meet civets, owls and, with luck, a leopard on the road.',
    },
    {
      title: 'Wilderness trails',
      description:
        'Three nights in a basic camp, walks with two armed guides, at most eight guests: the old way to be in the bush, and still the one that stays with you.',
    },
  ],
  activities: [
    'Self-drive or guided game drives',
    'Night drives with park rangers',
    'Morning bush walks from the rest camps',
    'Three-night wilderness trails',
    'An hour in a hide at the water’s edge',
    'The Panorama Route and Blyde River Canyon next door',
  ],
  wildlife: [
    'Lion',
    'Leopard',
    'African elephant',
    'African buffalo',
    'White rhino',
    'African wild dog',
    'Greater kudu',
    'Hippopotamus',
  ],
  tips: [
    'From Johannesburg to the southern gates it is 400 to 450 kilometres, about five hours; the nearest airports are Mbombela, Skukuza and Hoedspruit.',
    'Stay in the car and on the road: leaving either is forbidden except at marked places. The limit is 50 km/h on tar and 40 km/h on gravel, and it is enforced.',
    'Gates open and close with the sun, at different hours each month. Latecomers pay a fine, so plan 25 kilometres an hour.',
    'Keep rhino sightings to yourself and switch off the location in your photos; poachers read social media too.',
    'Winter mornings come close to freezing in an open vehicle: hat, gloves and a warm jacket from June to August.',
    'Kruger lies in a malaria area, with the higher risk from October to May. Ask a doctor about prevention in good time.',
  ],
  accommodation:
    'The park’s own rest camps have everything from campsites and round huts to family cottages, with restaurants, shops and fuel. Bush camps are smaller and quieter. In the private reserves on the western side lodges take over entirely: ten rooms, open vehicles, trackers, full board.',
  alt: {
    hero: 'Elephants among marula trees in the bushveld beneath an ember-red sunset',
    gallery: [
      'A rhino drinks at a waterhole',
      'A leopard on a road by moonlight',
      'Zebras graze below granite koppies',
      'Hippos in a river lined with yellow-barked fever trees',
    ],
  },
};
