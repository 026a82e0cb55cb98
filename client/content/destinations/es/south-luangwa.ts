import type { DestinationText } from '../types';

export const southLuangwa: DestinationText = {
  name: 'South Luangwa',
  country: 'Zambia',
  tagline: 'El valle que se conoce a pie',
  description: [
    'El Luangwa es uno de los últimos grandes ríos de África que aún hacen lo que quieren. Cada estación de lluvias rompe una orilla y abandona un meandro, y los viejos meandros se vuelven lagunas llenas de hipopótamos, cocodrilos y cigüeñas, bajo ébanos que se alzan como columnas.',
    'Fue aquí donde Norman Carr empezó, en los años cincuenta, a llevar a sus huéspedes a pie, con cámara en lugar de rifle. Caminar sigue siendo lo que mejor hace el valle: en fila, con un guarda armado delante y un guía que explica lo que cuenta el suelo.',
    'Al caer la noche el valle cambia de dueño. Pocos parques de África tienen tantos leopardos, y en pocos se pueden buscar con foco dentro del propio parque.',
  ],
  highlights: [
    'Safaris a pie en el lugar donde nacieron',
    'Leopardos en las salidas nocturnas',
    'Campamentos que se levantan de nuevo cada estación seca',
    'Abejarucos carmesíes que anidan en los taludes desde septiembre',
    'Jirafas, cebras y ñus de formas propias del valle',
  ],
  bestTime: 'De junio a octubre',
  duration: '3–6 días',
  difficulty: 'Exigente',
  uniqueFeatures: [
    {
      title: 'El safari a pie',
      description:
        'De dos a cuatro horas con el fresco de la mañana, o varios días de campamento en campamento. Se ve menos que desde un coche y se entiende más.',
    },
    {
      title: 'Leopardos de noche',
      description:
        'La espesura del río sustenta una población muy sana. Las salidas nocturnas están permitidas en el parque hasta las ocho.',
    },
    {
      title: 'Abejarucos carmesíes',
      description:
        'De septiembre a noviembre, miles de aves de color carmesí excavan sus nidos en los taludes del Luangwa.',
    },
    {
      title: 'Solo aquí',
      description:
        'La jirafa de Thornicroft no vive en ningún otro lugar del mundo, y el ñu de Cookson apenas sale del valle.',
    },
  ],
  activities: [
    'Safari a pie con guía y guarda armado',
    'Salidas nocturnas con foco',
    'Safaris en vehículo junto a las lagunas',
    'Travesías de varios días entre campamentos',
    'Observatorios en las colonias de abejarucos',
    'Visita a proyectos comunitarios de Mfuwe',
  ],
  wildlife: [
    'Leopardo',
    'Jirafa de Thornicroft',
    'Hipopótamo',
    'Cocodrilo del Nilo',
    'Licaón',
    'León',
    'Puku',
    'Abejaruco carmesí del sur',
  ],
  tips: [
    'Se vuela a Mfuwe, poco más de una hora desde Lusaka; por carretera son unos 700 kilómetros.',
    'Se camina despacio, pero con calor y por terreno irregular: lleve calzado ya usado que cubra el tobillo y diga al guía con franqueza cómo está de forma. La mayoría de los campamentos fija una edad mínima de doce años.',
    'Vista de caqui, verde o marrón. El negro y el azul oscuro atraen a la mosca tse-tsé, y el blanco se ve de lejos.',
    'Octubre es el mes con más animales y más calor, a menudo por encima de 40 grados; junio y julio son mucho más suaves.',
    'Muchos campamentos cierran de noviembre a mayo, cuando las pistas quedan bajo el agua.',
    'Hay malaria todo el año. Pida consejo médico bastante antes del viaje y complete el tratamiento preventivo hasta el final.',
  ],
  accommodation:
    'Cerca de Mfuwe y de la entrada principal hay lodges de todos los precios, abiertos casi todo el año. Más adentro están los campamentos de temporada: de cuatro a seis cabañas de hierba y postes, ducha de cubo a cielo abierto, sin valla y sin cobertura.',
  alt: {
    hero: 'Hipopótamos en un meandro bajo los ébanos, en la luz azul del anochecer',
    gallery: [
      'Un guía conduce a los huéspedes en fila por el monte',
      'Un leopardo en la noche',
      'Abejarucos carmesíes ante sus nidos en el talud del río',
      'Hipopótamos y un cocodrilo en una laguna de meandro',
    ],
  },
};
