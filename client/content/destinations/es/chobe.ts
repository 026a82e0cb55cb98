import type { DestinationText } from '../types';

export const chobe: DestinationText = {
  name: 'Chobe',
  country: 'Botsuana',
  tagline: 'Donde los elefantes bajan al río',
  description: [
    'Chobe fue el primer parque nacional de Botsuana y se le conoce ante todo por un animal. Decenas de miles de elefantes viven en el norte del país y, en la estación seca, buena parte de ellos baja cada día al río Chobe, en familia, con los pequeños corriendo por delante.',
    'El mejor asiento está en una barca. Deriva junto a los juncos de la isla de Sedudu mientras los elefantes cruzan, los búfalos pastan y los pigargos llaman; nada tapa la vista y ningún motor molesta. Por la mañana en vehículo por la ribera, por la tarde en el agua: ese es el ritmo de Kasane.',
    'Más al sur el parque se vuelve remoto. Savuti, a más de media jornada por arena profunda, es un país de leones, rocas y un canal que corre o se seca según le place.',
  ],
  highlights: [
    'Elefantes a centenares en el río',
    'Safaris en barca a la altura de las manadas',
    'Búfalos en la llanura inundable durante la estación seca',
    'Savuti y sus leones',
    'Las cataratas Victoria, a hora y media',
  ],
  bestTime: 'De mayo a octubre',
  duration: '2–4 días',
  difficulty: 'Fácil',
  uniqueFeatures: [
    {
      title: 'Tierra de elefantes',
      description:
        'El norte de Botsuana alberga la mayor población de elefantes del planeta. De agosto a octubre se ve en la ribera lo que significa esa cifra.',
    },
    {
      title: 'Safari en barca',
      description:
        'Baja, lenta y silenciosa con el motor parado. Hipopótamos, cocodrilos y elefantes a nado quedan más cerca de lo que permite cualquier carretera.',
    },
    {
      title: 'Manadas en la llanura inundable',
      description:
        'Cuando baja el agua, en las islas queda hierba verde. La siguen cientos de búfalos y también el puku, un antílope que en Botsuana solo vive aquí.',
    },
    {
      title: 'Cuatro países en una esquina',
      description:
        'Botsuana, Namibia, Zambia y Zimbabue casi se tocan en Kazungula. En pocos lugares se puede añadir tanto con tan poco camino.',
    },
  ],
  activities: [
    'Safari en barca al atardecer por el Chobe',
    'Safari matinal en vehículo por la ribera',
    'Fotografía desde barcas con asientos giratorios',
    'Observación de aves: unas 450 especies',
    'Expedición a Savuti con tienda y todoterreno',
    'Excursión a las cataratas Victoria',
  ],
  wildlife: [
    'Elefante africano',
    'Búfalo cafre',
    'Hipopótamo',
    'Cocodrilo del Nilo',
    'León',
    'Antílope sable',
    'Puku',
    'Pigargo vocinglero',
  ],
  tips: [
    'Kasane tiene aeropuerto propio; desde Victoria Falls o Livingstone el traslado dura alrededor de hora y media, frontera incluida.',
    'Reserve el vehículo y la barca a horas distintas: la mañana es de los leones; la tarde, del agua.',
    'Entre las tres y las seis casi todos los vehículos están en la ribera junto a Kasane: pida una barca que salga antes o un recorrido más hacia el oeste.',
    'Las pistas del parque son de arena profunda. Conduzca por su cuenta solo con un todoterreno de verdad y algo de práctica.',
    'Los rinocerontes desaparecieron de aquí hace mucho y casi nunca se ven; prevea otra parada para ellos.',
    'Hay malaria, sobre todo en la época de lluvias. Hable con su médico con tiempo y lleve manga larga en la barca de la tarde.',
  ],
  accommodation:
    'En Kasane se alinean junto al río hoteles y lodges de todas las categorías, la mayoría con embarcadero propio. En la orilla namibia hay barcos-hotel, dentro del parque se levantan algunos lodges y en Savuti y Linyanti hay campamentos pequeños a los que se llega en avioneta.',
  alt: {
    hero: 'Una manada de elefantes bebe en un río ancho al atardecer, con una barca cerca',
    gallery: [
      'Elefantes cruzan el río a nado con la trompa en alto',
      'Una barca de safari guarda la distancia con unos hipopótamos',
      'Una manada de búfalos se reparte por la llanura inundable',
      'Una jirafa junto a un baobab a la orilla del río',
    ],
  },
};
