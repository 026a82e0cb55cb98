import type { DestinationText } from '../types';

export const serengeti: DestinationText = {
  name: 'Serengeti',
  country: 'Tanzanie',
  tagline: 'La plaine qui ne tient jamais en place',
  description: [
    'Les Massaïs l’ont appelé siringet, l’endroit où la terre ne finit pas, et du haut d’un kopje on comprend pourquoi. Près de 15 000 kilomètres carrés d’herbe, de savane boisée et de rivières appartiennent au seul parc national ; l’écosystème entier déborde au nord sur le Kenya et touche au sud les hautes terres du Ngorongoro.',
    'Bien plus d’un million de gnous, accompagnés de zèbres et de gazelles, y tournent d’année en année derrière la pluie. De décembre à mars, ils paissent dans les plaines d’herbe rase du sud, où la plupart des petits naissent en février. À partir d’avril, ils traversent le centre et le corridor ouest, et de juillet à octobre environ ils se tiennent au nord, sur les deux rives de la Mara.',
    'Mais le Serengeti ne se résume pas à la migration. Lions, léopards, hyènes et éléphants gardent leur territoire toute l’année, et autour de Seronera, au milieu du parc, un bon guide trouve des félins en toute saison.',
  ],
  highlights: [
    'La Grande Migration, en route toute l’année',
    'Les naissances dans les plaines du sud, en février',
    'Les traversées de rivières dans le nord, de juillet à octobre',
    'Lions, léopards et guépards en toute saison',
    'La vallée de Seronera en montgolfière au lever du soleil',
  ],
  bestTime: 'De décembre à juillet (migration)',
  duration: '3–7 jours',
  difficulty: 'Facile',
  uniqueFeatures: [
    {
      title: 'La Grande Migration',
      description:
        'L’un des plus grands voyages de mammifères terrestres n’a ni départ ni arrivée. Choisissez votre mois selon l’endroit où les troupeaux devraient se trouver, et laissez le dernier mot à la pluie.',
    },
    {
      title: 'Les traversées',
      description:
        'La Grumeti au début de l’été, la Mara dès juillet : les crocodiles attendent, les troupeaux hésitent et nul ne connaît l’heure. Trois nuits à proximité donnent de bonnes chances.',
    },
    {
      title: 'En ballon à l’aube',
      description:
        'Décollage dans le demi-jour, une heure au-dessus des cimes pendant que la plaine s’éveille, puis petit déjeuner dans l’herbe, là où la nacelle s’est posée.',
    },
    {
      title: 'Les kopjes',
      description:
        'Des îles de granit ancien dans une mer d’herbe. On y trouve de l’eau, de l’ombre et une vue, et les lions apprécient les trois.',
    },
  ],
  activities: [
    'Safaris en véhicule aux premières et dernières lueurs',
    'Vol en montgolfière avec petit déjeuner en brousse',
    'Nuits dans un camp mobile qui suit les troupeaux',
    'Marches guidées dans les zones autorisées',
    'Observation des oiseaux : plus de 500 espèces recensées',
    'Halte aux gorges d’Olduvai sur la route du Ngorongoro',
  ],
  wildlife: [
    'Gnou bleu',
    'Zèbre des plaines',
    'Lion',
    'Léopard',
    'Guépard',
    'Hyène tachetée',
    'Girafe masaï',
    'Crocodile du Nil',
  ],
  tips: [
    'Choisissez la région avant le lodge : le sud de décembre à mars, le centre et l’ouest en mai et juin, le nord de juillet à octobre.',
    'D’Arusha à Seronera, comptez environ 325 kilomètres et une journée entière de route ; le vol dure un peu plus d’une heure, avec 15 kilos de bagages en sac souple.',
    'Dans le parc national, les véhicules restent sur les pistes et vous restez dans le véhicule, sauf aux aires de pique-nique signalées.',
    'Les sacs en plastique sont interdits en Tanzanie : laissez-les chez vous, y compris ceux des boutiques hors taxes.',
    'Même près de l’équateur, les matins sont frais : prévoyez une polaire et un coupe-vent, car les toits sont ouverts.',
    'Le paludisme est présent dans la région. Consultez un médecin ou un centre de vaccination quatre à six semaines avant le départ.',
  ],
  accommodation:
    'Des campings publics et lodges simples autour de Seronera aux camps d’une douzaine de tentes et aux maisons avec piscine sur des concessions privées hors du parc, le choix est large. Les camps mobiles se déplacent avec les troupeaux deux ou trois fois par an. Pendant la migration, les bons sont complets très tôt.',
  alt: {
    hero: 'Des colonnes de gnous traversent à l’aube une plaine dorée semée d’acacias',
    gallery: [
      'Des gnous se jettent dans une rivière et nagent vers l’autre rive',
      'Un lion se repose au sommet d’un kopje de granit',
      'Une montgolfière flotte au-dessus de la plaine dans la lumière du matin',
      'Un léopard couché sur une branche au crépuscule',
    ],
  },
};
