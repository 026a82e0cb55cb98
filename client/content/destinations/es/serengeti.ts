import type { DestinationText } from '../types';

export const serengeti: DestinationText = {
  name: 'Serengueti',
  country: 'Tanzania',
  tagline: 'La llanura que nunca se detiene',
  description: [
    'Los masáis la llamaron siringet, el lugar donde la tierra no se acaba, y desde lo alto de un kopje se entiende por qué. Casi 15 000 kilómetros cuadrados de hierba, monte y ríos pertenecen solo al parque nacional, y el ecosistema entero se adentra por el norte en Kenia y por el sur llega a las tierras altas del Ngorongoro.',
    'Mucho más de un millón de ñus, en compañía de cebras y gacelas, giran aquí año tras año detrás de la lluvia. De diciembre a marzo pastan en las llanuras de hierba corta del sur, donde en febrero nace la mayoría de las crías. A partir de abril atraviesan el centro y el corredor occidental, y más o menos de julio a octubre están en el norte, a ambas orillas del río Mara.',
    'Pero el Serengueti no es solo la migración. Leones, leopardos, hienas y elefantes conservan sus territorios todo el año, y en los alrededores de Seronera, en el centro del parque, un buen guía encuentra felinos en cualquier mes.',
  ],
  highlights: [
    'La Gran Migración, en marcha todo el año',
    'La época de partos en las llanuras del sur, en febrero',
    'Los cruces de río en el norte, de julio a octubre',
    'Leones, leopardos y guepardos en cualquier estación',
    'Vuelos en globo sobre el valle de Seronera al amanecer',
  ],
  bestTime: 'De diciembre a julio (migración)',
  duration: '3–7 días',
  difficulty: 'Fácil',
  uniqueFeatures: [
    {
      title: 'La Gran Migración',
      description:
        'Uno de los mayores viajes de mamíferos terrestres no tiene principio ni fin. Elija el mes según dónde suelan estar las manadas y deje que la lluvia diga la última palabra.',
    },
    {
      title: 'Los cruces de río',
      description:
        'El Grumeti a comienzos del verano, el Mara desde julio: los cocodrilos esperan, las manadas dudan y nadie sabe la hora. Tres noches cerca dan buenas posibilidades.',
    },
    {
      title: 'En globo al alba',
      description:
        'Despegue en penumbra, una hora sobre las copas de los árboles mientras la llanura despierta y, al final, desayuno en la hierba allí donde se posa la cesta.',
    },
    {
      title: 'Los kopjes',
      description:
        'Islas de granito antiguo en un mar de hierba. Guardan agua, sombra y buenas vistas, y los leones aprecian las tres cosas.',
    },
  ],
  activities: [
    'Safaris en vehículo con la primera y la última luz',
    'Vuelo en globo con desayuno en plena sabana',
    'Noches en un campamento móvil que sigue a las manadas',
    'Caminatas guiadas en las zonas autorizadas',
    'Observación de aves: más de 500 especies registradas',
    'Parada en la garganta de Olduvai, camino del Ngorongoro',
  ],
  wildlife: [
    'Ñu azul',
    'Cebra común',
    'León',
    'Leopardo',
    'Guepardo',
    'Hiena manchada',
    'Jirafa masái',
    'Cocodrilo del Nilo',
  ],
  tips: [
    'Elija la zona antes que el alojamiento: el sur de diciembre a marzo, el centro y el oeste en mayo y junio, el norte de julio a octubre.',
    'De Arusha a Seronera hay unos 325 kilómetros, un día entero por carretera; el vuelo dura poco más de una hora y admite 15 kilogramos en una bolsa blanda.',
    'En el parque nacional los vehículos no salen de las pistas y usted no sale del vehículo, salvo en las zonas de pícnic señalizadas.',
    'Las bolsas de plástico están prohibidas en Tanzania: déjelas en casa, incluidas las del aeropuerto.',
    'Las mañanas son frescas aun cerca del ecuador: lleve un forro polar y un cortavientos, porque los vehículos van abiertos.',
    'Hay malaria en la región. Consulte a un médico o un centro de vacunación internacional entre cuatro y seis semanas antes de salir.',
  ],
  accommodation:
    'Hay desde campings públicos y lodges sencillos cerca de Seronera hasta campamentos de una docena de tiendas y casas con piscina en concesiones privadas fuera del parque. Los campamentos móviles cambian de sitio dos o tres veces al año con las manadas. En los meses de migración, los buenos se llenan pronto.',
  alt: {
    hero: 'Columnas de ñus cruzan al amanecer una llanura dorada salpicada de acacias',
    gallery: [
      'Los ñus se lanzan a un río y nadan hacia la otra orilla',
      'Un león descansa en lo alto de un kopje de granito',
      'Un globo aerostático flota sobre la llanura a la luz de la mañana',
      'Un leopardo tendido en una rama al anochecer',
    ],
  },
};
