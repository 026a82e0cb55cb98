import type { TipsText } from './types';

export const en: TipsText = {
  hero: {
    title: 'Safari Travel Tips',
    lead: 'What to pack, what to ask, when to go: the things we tell our friends before their first safari, and remind ourselves of before the next one.',
  },
  categories: {
    safety: {
      title: 'Safety',
      lead: 'Wild animals are rarely dangerous to people who give them room.',
      tips: [
        'Stay in the vehicle unless your guide says otherwise, and keep arms and head inside near animals.',
        'In camps without a fence, walk after dark only with a member of staff.',
        'Never swim or wade in rivers and lakes that have not been cleared by your hosts: hippos and crocodiles are hard to see.',
        'Do what the guide says at once, and ask for the reason afterwards.',
        'Carry copies of passport, insurance and vouchers apart from the originals.',
        'Take out travel insurance that covers medical evacuation by air.',
      ],
    },
    weather: {
      title: 'Weather',
      lead: 'Africa is not always hot, least of all at six in the morning in an open vehicle.',
      tips: [
        'Dress in layers: fleece and windproof jacket at dawn, short sleeves by ten.',
        'From June to August nights are cold in southern Africa and in the highlands; hat and gloves are not a joke.',
        'October is the hottest month in many southern parks, often over 35 degrees. Plan a long midday rest.',
        'In East Africa the long rains fall from about March to May, the short ones in November and December.',
        'A brimmed hat, high-factor sunscreen and lip balm matter every day, clouds included.',
        'Keep a dry bag ready for the camera when the tracks are dusty or the sky turns black.',
      ],
    },
    health: {
      title: 'Health',
      lead: 'One appointment with a travel doctor, four to six weeks ahead, settles most of it.',
      tips: [
        'Ask about malaria protection for your exact route and month, and take tablets for as long as prescribed.',
        'Check the yellow-fever rules: many countries want a certificate if you arrive from, or change planes in, a country with a risk of transmission.',
        'Use repellent from dusk on, wear long sleeves and sleep under the net.',
        'Drink treated or bottled water, more than you are thirsty for, and go easy on ice.',
        'Bring prescription medicines in their packaging, with a doctor’s letter, in your hand luggage.',
        'Tell the operator about allergies, heart trouble or a pregnancy before you book: many camps are hours away from a clinic.',
      ],
    },
    cultural: {
      title: 'Culture',
      lead: 'You are a guest twice: of the animals and of the people who live beside them.',
      tips: [
        'Ask before you take anyone’s picture, and accept a no with a smile.',
        'Greet first, then ask. In Swahili a simple “Jambo” or “Habari” opens most doors.',
        'Cover shoulders and knees in towns, villages and on Zanzibar away from the beach.',
        'Give and take with the right hand or with both.',
        'Support schools and clinics through the projects your hosts know, not with sweets or money handed to children.',
        'Tips are customary for guides and camp staff; ask for the usual amount beforehand and bring small notes.',
      ],
    },
    environment: {
      title: 'Environment',
      lead: 'The best trace of a visit is none.',
      tips: [
        'Do not ask your driver to leave the track or to go closer. In most national parks off-road driving is forbidden.',
        'Leave plastic bags at home: Tanzania and Kenya ban them, and others follow.',
        'Bring a bottle that can be refilled; nearly every camp has filtered water.',
        'Keep your voice down and the engine off at sightings.',
        'Never feed animals, not even the monkey at the breakfast table.',
        'Buy nothing made of ivory, horn, turtle shell, coral or skin. It is illegal to carry home, and it costs lives.',
      ],
    },
    photography: {
      title: 'Photography',
      lead: 'The best picture is nearly always made in the first or the last hour of light.',
      tips: [
        'A zoom that reaches 300 or 400 millimetres is right for most animals; a phone is right for skies and camps.',
        'Rest the lens on a bean bag on the roof or window frame. Tripods are useless in a vehicle.',
        'Expose for the light: a silhouette at sunset says more than a flashlit flank.',
        'Do not use flash on animals, especially at night.',
        'Leave drones at home. They are banned in almost all parks without a permit.',
        'Pack spare batteries, cards and a cloth, and switch off the location in pictures of rhinos.',
      ],
    },
  },
  seasons: {
    lead: 'Two seasons, as a rule of thumb. Altitude, coast and a stubborn cloud make their own exceptions.',
    dry: {
      title: 'Dry season',
      months: 'May to October',
      description:
        'Thin vegetation, little rain, few mosquitoes: animals gather at rivers and waterholes and are easy to find. Mornings are cold, skies are clear, prices are at their highest from July to September.',
    },
    rainy: {
      title: 'Rainy season',
      months: 'November to April',
      description:
        'Green plains, newborn animals, migratory birds and dramatic skies, with fewer visitors and lower prices. Showers tend to be short, but some tracks turn to mud and some camps close.',
    },
  },
  topDestinations: [
    {
      name: 'Serengeti',
      country: 'Tanzania',
      bestTime: 'December - July (migration)',
      line: 'Endless plains, and the herds that never stop crossing them.',
    },
    {
      name: 'Masai Mara',
      country: 'Kenya',
      bestTime: 'July - October',
      line: 'Big cats in short grass and the drama at the river.',
    },
    {
      name: 'Kruger',
      country: 'South Africa',
      bestTime: 'May - September',
      line: 'The Big Five from your own car, at your own pace.',
    },
    {
      name: 'Okavango Delta',
      country: 'Botswana',
      bestTime: 'May - October',
      line: 'Water in the desert, seen from a mokoro.',
    },
  ],
  closing: {
    title: 'Ready when you are',
    text: 'Look through the deals that are running now, or tell us what you have in mind and we will ask our operators for you.',
  },
};
