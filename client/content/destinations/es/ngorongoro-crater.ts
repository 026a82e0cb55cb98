import type { DestinationText } from '../types';

export const ngorongoroCrater: DestinationText = {
  name: 'Cráter del Ngorongoro',
  country: 'Tanzania',
  tagline: 'Un mundo entero dentro de un viejo volcán',
  description: [
    'Hace más de dos millones de años, un volcán quizá tan alto como el Kilimanjaro se hundió sobre sí mismo. Quedó la mayor caldera intacta de la Tierra: una pared de 600 metros y, en su interior, unos 260 kilómetros cuadrados de hierba, lago, pantano y bosque.',
    'En el fondo viven cerca de 25 000 animales grandes, y la mayoría no se marcha. En una sola mañana se pueden ver leones, búfalos, elefantes y rinocerontes negros. Faltan las jirafas: las paredes son demasiado empinadas para ellas y los árboles, demasiado pocos.',
    'El cráter forma parte de un área de conservación de 8300 kilómetros cuadrados en la que viven familias masáis con su ganado. Es Patrimonio Mundial por su naturaleza y por las huellas de los primeros humanos en la garganta de Olduvai.',
  ],
  highlights: [
    'Uno de los lugares más seguros de Tanzania para ver rinocerontes negros',
    'El amanecer sobre un mar de nubes desde el borde',
    'Flamencos en las orillas de sosa del lago Magadi',
    'Viejos elefantes macho entre las acacias amarillas de Lerai',
    'La garganta de Olduvai, donde se reescribió la historia humana',
  ],
  bestTime: 'De junio a septiembre',
  duration: '1–2 días',
  difficulty: 'Fácil',
  uniqueFeatures: [
    {
      title: 'La gran caldera',
      description:
        'Casi 20 kilómetros de lado a lado y cerrada por completo. Desde el borde las manadas parecen polvo; media hora después está usted entre ellas.',
    },
    {
      title: 'Rinocerontes negros',
      description:
        'Una población pequeña y muy vigilada vive en el fondo. A primera hora les gusta la hierba abierta: esté en la puerta cuando abra.',
    },
    {
      title: 'El lago Magadi',
      description:
        'Un lago de sosa poco profundo que crece y mengua con la lluvia. Cuando hay algas, los flamencos tiñen de rosa la orilla.',
    },
    {
      title: 'Tierra masái',
      description:
        'Fuera del cráter, personas y animales comparten las tierras altas. Las visitas que organizan las propias comunidades dejan el dinero donde corresponde.',
    },
  ],
  activities: [
    'Descenso al fondo del cráter en todoterreno',
    'Pícnic junto a la charca de hipopótamos de Ngoitokitok',
    'Caminata por el borde con un guarda armado',
    'Excursión a los cráteres de Olmoti o Empakaai',
    'Museo y excavaciones de la garganta de Olduvai',
    'Visita a una comunidad masái',
  ],
  wildlife: [
    'Rinoceronte negro',
    'León',
    'Elefante africano',
    'Búfalo cafre',
    'Cebra común',
    'Ñu azul',
    'Hiena manchada',
    'Flamenco enano',
  ],
  tips: [
    'Arusha está a unos 190 kilómetros, entre tres horas y media y cuatro, por asfalto hasta la puerta.',
    'Baje lo antes posible: la pista de descenso abre a las seis y todos los vehículos deben haber salido a las seis de la tarde.',
    'Abajo no se sale del vehículo ni de la pista; para el pícnic hay dos zonas señalizadas, donde los milanos roban la comida de la mano.',
    'El borde está a 2300 metros. De junio a agosto suele haber niebla y menos de diez grados por la mañana: lleve una buena chaqueta.',
    'Las tasas por entrar en el área y por cada descenso son altas y no se pagan en efectivo; compruebe que su oferta incluye ambas.',
    'En el borde hace demasiado fresco para muchos mosquitos; en las tierras bajas del camino, no: pida consejo médico sobre la malaria para todo el viaje.',
  ],
  accommodation:
    'En el mismo borde hay unos pocos lodges y campamentos, con las vistas y el frío que les corresponden. A una hora, en Karatu, se encuentran casas de campo, pensiones y jardines a precios más amables y a una altitud más templada. En el fondo del cráter no duerme nadie.',
  alt: {
    hero: 'Alba azul en el cráter: un rinoceronte junto a un lago con flamencos, al pie de la pared',
    gallery: [
      'Vista desde el borde de un cráter lleno de niebla',
      'Flamencos en las aguas someras del lago Magadi',
      'Un elefante macho entre las acacias amarillas del bosque de Lerai',
      'Cebras y búfalos pastan en el fondo del cráter',
    ],
  },
};
