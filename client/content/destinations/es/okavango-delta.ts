import type { DestinationText } from '../types';

export const okavangoDelta: DestinationText = {
  name: 'Delta del Okavango',
  country: 'Botsuana',
  tagline: 'Un río que termina en el paraíso',
  description: [
    'El Okavango nace en las tierras altas de Angola, corre en dirección contraria al mar y se abre sobre la arena del Kalahari como una mano. Lo que forma allí es un laberinto de canales, lagunas, papiros e islas de palmeras que en 2014 se convirtió en el sitio número mil de la Lista del Patrimonio Mundial de la UNESCO.',
    'El prodigio está en el momento. El agua tarda meses en llegar y llega cuando más falta hace: en pleno invierno seco, meses después de la última lluvia, el delta está más lleno que nunca. Los elefantes vadean de isla en isla, los lechwes saltan por los bajíos y los leones aprenden a nadar.',
    'Se viaja en mokoro, a pie, en lancha y en vehículo, según el campamento y el nivel del agua. Las distancias se salvan en avioneta, y cada vuelo es un safari desde arriba.',
  ],
  highlights: [
    'Deslizarse en mokoro entre papiros',
    'Aguas altas en plena estación seca',
    'La reserva de Moremi y sus licaones',
    'Vuelos sobre canales, islas y manadas',
    'Campamentos pequeños y muy pocos huéspedes',
  ],
  bestTime: 'De mayo a octubre',
  duration: '3–5 días',
  difficulty: 'Moderada',
  uniqueFeatures: [
    {
      title: 'En mokoro',
      description:
        'Una canoa estrecha, el barquero de pie en la popa y los ojos a la altura de los nenúfares. Hoy casi todas son de fibra de vidrio, para que los árboles viejos sigan en pie.',
    },
    {
      title: 'La crecida tardía',
      description:
        'La lluvia que cae en Angola hacia Año Nuevo alcanza el delta entre marzo y junio, y el nivel más alto se da de junio a agosto.',
    },
    {
      title: 'Desde el aire',
      description:
        'Las avionetas que unen los campamentos vuelan tan bajo que se cuentan los hipopótamos. Desde arriba se ve lo que no enseña ninguna barca: que esta tierra es, sobre todo, agua.',
    },
    {
      title: 'Moremi',
      description:
        'El pueblo batawana creó esta reserva en 1963 para salvar la fauna de su tierra. Ocupa la parte oriental del delta, con agua y con bosque seco.',
    },
  ],
  activities: [
    'Paseos en mokoro con barqueros autorizados',
    'Safaris en lancha a las colonias de garzas',
    'Caminatas guiadas por las islas',
    'Safaris en vehículo en Moremi y en las concesiones',
    'Vuelo panorámico en avioneta o helicóptero',
    'Observación de aves desde el agua',
  ],
  wildlife: [
    'Lechwe rojo',
    'Elefante africano',
    'Hipopótamo',
    'Licaón',
    'León',
    'Sitatunga',
    'Pigargo vocinglero',
    'Cocodrilo del Nilo',
  ],
  tips: [
    'La puerta de entrada es Maun. Desde allí las avionetas vuelan a los campamentos con 15 a 20 kilogramos por persona, en bolsas blandas sin ruedas ni armazón.',
    'Los campamentos de agua y los de tierra ofrecen cosas distintas: pregunte qué actividades hay en su mes, pues dependen del nivel del agua.',
    'En el mokoro, siéntese bajo, no se mueva y haga caso al barquero; los hipopótamos tienen preferencia.',
    'En junio y julio las noches pueden bajar a cinco grados. Lleve guantes y gorro para la barca de la mañana.',
    'Los campamentos no están vallados. De noche nadie camina solo, y hay motivos para ello.',
    'Hay malaria, sobre todo de noviembre a mayo. Consulte al médico con tiempo y use repelente al atardecer en cualquier época.',
  ],
  accommodation:
    'Los campamentos de las concesiones privadas son pequeños, de seis a doce tiendas sobre tarimas, y el precio suele incluir vuelos, guías, comidas y bebidas. Otros más sencillos y móviles recorren Moremi, y los lodges de Maun sirven de base para excursiones de un día en mokoro.',
  alt: {
    hero: 'Un mokoro en un canal verde entre juncos e islas de palmeras',
    gallery: [
      'Elefantes vadean un canal',
      'La proa de un mokoro se abre paso entre papiros altos',
      'El delta desde el aire: canales sinuosos e islas redondas',
      'Lechwes en la orilla y un pigargo al ponerse el sol',
    ],
  },
};
