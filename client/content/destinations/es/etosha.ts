import type { DestinationText } from '../types';

export const etosha: DestinationText = {
  name: 'Etosha',
  country: 'Namibia',
  tagline: 'Salar blanco, agua oscura y, en medio, todos los animales',
  description: [
    'Etosha significa «gran lugar blanco», y eso es exactamente el corazón del parque: un salar de casi 5000 kilómetros cuadrados, tan llano y claro que el horizonte tiembla. Está seco la mayor parte del año, y donde acaba empiezan los manantiales.',
    'Esos manantiales son el secreto de la visita. En la estación seca todo lo que vive aquí tiene que beber; así que usted se detiene junto a una charca, apaga el motor y deja que África venga: primero los springboks, luego las cebras, los órix de cuernos rectos y un elefante que despeja el lugar con solo entrar.',
    'Pocos parques se prestan tanto a viajar al volante, y pocos muestran rinocerontes negros con tanta regularidad: de noche, bajo los focos, a un tiro de piedra de su cama.',
  ],
  highlights: [
    'Un salar que se ve desde el espacio',
    'Charcas iluminadas en los campamentos',
    'Rinocerontes negros, sobre todo después de oscurecer',
    'Cientos de animales en un solo manantial en la estación seca',
    'Conducción sencilla por pistas de grava',
  ],
  bestTime: 'De mayo a octubre',
  duration: '2–4 días',
  difficulty: 'Moderada',
  uniqueFeatures: [
    {
      title: 'El gran salar blanco',
      description:
        'Unos 130 kilómetros de largo sin un solo árbol. Los espejismos convierten avestruces en barcos y, tras las raras lluvias buenas, los flamencos vienen a criar.',
    },
    {
      title: 'Charcas con asiento',
      description:
        'Okaukuejo, Halali y Namutoni tienen bancos, un muro bajo y focos. El programa cambia cada noche y no cuesta nada más.',
    },
    {
      title: 'Bastión del rinoceronte',
      description:
        'Namibia protege una de las mayores poblaciones de rinoceronte negro, y Etosha es su núcleo. También pastan aquí rinocerontes blancos.',
    },
    {
      title: 'Su propio coche',
      description:
        'Un coche alto, dos ruedas de repuesto, agua y tiempo: no hace falta más. Las pistas son de grava; lo demás es paciencia.',
    },
  ],
  activities: [
    'Recorrido en coche de charca en charca',
    'Salidas guiadas con guardas del parque',
    'Veladas junto a las charcas iluminadas',
    'Caminatas en las reservas privadas vecinas',
    'Fotografía con la luz dura del mediodía y el polvo suave',
    'Parada en el mirador que se adentra en el salar',
  ],
  wildlife: [
    'Rinoceronte negro',
    'Elefante africano',
    'León',
    'Springbok',
    'Órix del Cabo',
    'Cebra común',
    'Jirafa',
    'Impala de cara negra',
  ],
  tips: [
    'De Windhoek a Okaukuejo hay unos 435 kilómetros de buen asfalto, unas cinco horas; conduzca solo de día.',
    'El límite en el parque es de 60 km/h. Las puertas abren al salir el sol y cierran al ponerse; el horario está a la vista en cada campamento.',
    'No baje del coche salvo en los campamentos y en las áreas de descanso valladas: a los leones les gusta la sombra junto a la carretera.',
    'Lleve dos litros de agua por persona y día y reposte en cada campamento: las distancias son largas y la sombra, escasa.',
    'De junio a agosto las noches se acercan a la helada. Una manta en la charca vale más que un objetivo mejor.',
    'El riesgo de malaria es mínimo en los meses secos y sube con las lluvias: consulte al médico según sus fechas y compruebe con tiempo los requisitos de visado.',
  ],
  accommodation:
    'Los campamentos estatales del parque ofrecen parcelas, bungalós y las charcas de noche; para julio a octubre conviene reservar con meses de antelación. Los lodges privados están justo fuera de las puertas Andersson, Von Lindequist y Galton, algunos en grandes reservas propias.',
  alt: {
    hero: 'Una hilera de springboks y cebras cruza el salar blanco en el calor trémulo del mediodía',
    gallery: [
      'Un rinoceronte de noche en una charca iluminada',
      'Un elefante solitario en el salar blanco',
      'Jirafas se inclinan para beber en una charca',
      'Un león a la sombra de un mopane',
    ],
  },
};
