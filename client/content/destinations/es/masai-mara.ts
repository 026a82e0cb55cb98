import type { DestinationText } from '../types';

export const masaiMara: DestinationText = {
  name: 'Masái Mara',
  country: 'Kenia',
  tagline: 'Grandes felinos, grandes cielos y un río de por medio',
  description: [
    'El Mara es el extremo norte del Serengueti, separado por una frontera que solo notan las personas. Con unos 1500 kilómetros cuadrados, la reserva es pequeña para África y, justo por eso, densa: hierba ondulada, árboles solitarios, ríos con higueras y cocodrilos, y siempre una tormenta en algún punto del horizonte.',
    'De julio a octubre los ñus están aquí, y sus cruces del río Mara atraen a visitantes de todo el mundo. El resto del año la reserva pertenece a sus residentes, y por ellos vuelven cada año los equipos de rodaje: pocos lugares muestran leones, leopardos y guepardos tan a la vista.',
    'Alrededor se extienden las conservancies, tierras que las familias masáis arriendan a unos pocos campamentos. Menos camas, menos vehículos y unas normas que permiten caminar y salir de noche.',
  ],
  highlights: [
    'Leones, leopardos y guepardos en pradera abierta',
    'Ñus en el río Mara de julio a octubre',
    'Áreas de conservación que son de familias masáis',
    'Safaris nocturnos y a pie fuera de la reserva',
    'A solo 45 minutos de Nairobi en avioneta',
  ],
  bestTime: 'De julio a octubre',
  duration: '3–5 días',
  difficulty: 'Fácil',
  uniqueFeatures: [
    {
      title: 'Felinos a la vista',
      description:
        'Hierba corta y horizontes largos. Un guepardo en lo alto de un termitero forma aquí parte del paisaje, y los guías conocen a las manadas por su nombre.',
    },
    {
      title: 'Los cruces del Mara',
      description:
        'Las manadas cruzan el río en ambos sentidos y a menudo más de una vez. El vehículo que guarda la distancia en la orilla les deja sitio para hacerlo.',
    },
    {
      title: 'Las conservancies',
      description:
        'El arriendo va a las familias dueñas de la tierra, que la mantienen abierta para la fauna. A cambio, el visitante tiene pistas tranquilas, caminatas y salidas después de oscurecer.',
    },
    {
      title: 'Noches junto al fuego',
      description:
        'A más de 1500 metros las noches son frescas y claras. El fuego se enciende antes de la cena y la Cruz del Sur cuelga baja sobre la llanura.',
    },
  ],
  activities: [
    'Safaris en vehículos de laterales abiertos',
    'Vuelo en globo sobre las llanuras del Mara',
    'Safaris nocturnos en las conservancies',
    'Caminatas con guías masáis',
    'Visita a una comunidad masái que la organiza ella misma',
    'Fotografía desde vehículos preparados para ello',
  ],
  wildlife: [
    'León',
    'Guepardo',
    'Leopardo',
    'Elefante africano',
    'Ñu azul',
    'Jirafa masái',
    'Topi',
    'Cocodrilo del Nilo',
  ],
  tips: [
    'Desde Nairobi son 270 kilómetros, de cinco a seis horas por carretera, con el último tramo en mal estado; los vuelos salen del aeropuerto Wilson.',
    'En la reserva los vehículos no salen de las pistas y no puede haber más de cinco junto a un animal: diga a su conductor que prefiere las normas al primer plano.',
    'Las salidas nocturnas y a pie solo son posibles en las conservancies. Si desea ambas cosas, reserve allí al menos dos noches.',
    'Kenia prohíbe las bolsas de plástico y, en sus parques, todo plástico de un solo uso: lleve una botella rellenable.',
    'Pida permiso antes de fotografiar a las personas y acuerde de antemano con el guía cuánto cuesta la visita a un poblado.',
    'La mayoría de los viajeros necesita una autorización electrónica antes de volar; al informarse sobre vacunas, pregunte también por la prevención de la malaria.',
  ],
  accommodation:
    'Campamentos clásicos a orillas del Mara y del Talek, grandes lodges con piscina dentro de la reserva y campamentos de seis a doce tiendas en las conservancies. Casi ninguno está vallado: de noche, un vigilante le acompaña hasta su tienda.',
  alt: {
    hero: 'Elefantes y una acacia solitaria en una gran llanura bajo nubes de tormenta',
    gallery: [
      'Un guepardo vigila desde un termitero',
      'Los ñus se reúnen a la orilla del río Mara',
      'Jirafas ante una cortina de lluvia que se acerca',
      'Una hoguera arde bajo un cielo lleno de estrellas',
    ],
  },
};
