import type { DestinationText } from '../types';

export const okavangoDelta: DestinationText = {
  name: 'Delta de l’Okavango',
  country: 'Botswana',
  tagline: 'Un fleuve qui finit au paradis',
  description: [
    'L’Okavango naît dans les hautes terres d’Angola, tourne le dos à la mer et s’ouvre sur le sable du Kalahari comme une main. Il y dessine un dédale de chenaux, de lagunes, de papyrus et d’îles à palmiers qui est devenu en 2014 le millième site inscrit au patrimoine mondial de l’UNESCO.',
    'La merveille tient au moment. L’eau met des mois à venir, et elle vient quand le pays en a le plus besoin : au cœur de l’hiver sec, des mois après la dernière pluie, le delta est à son plus haut. Les éléphants passent à gué d’île en île, les cobes de Lechwe bondissent dans les hauts-fonds, les lions apprennent à nager.',
    'Vous circulez en mokoro, à pied, en bateau à moteur et en véhicule, selon le camp et le niveau de l’eau. De petits avions couvrent les distances, et chaque vol est un safari vu du ciel.',
  ],
  highlights: [
    'Glisser en mokoro parmi les papyrus',
    'Les hautes eaux en pleine saison sèche',
    'La réserve de Moremi et ses lycaons',
    'Des vols au-dessus des chenaux, des îles et des troupeaux',
    'De petits camps et très peu d’autres hôtes',
  ],
  bestTime: 'De mai à octobre',
  duration: '3–5 jours',
  difficulty: 'Modérée',
  uniqueFeatures: [
    {
      title: 'En mokoro',
      description:
        'Une pirogue étroite, le piroguier debout à l’arrière, vos yeux à hauteur des nénuphars. Presque toutes sont aujourd’hui en fibre de verre, pour que les vieux arbres restent debout.',
    },
    {
      title: 'La crue tardive',
      description:
        'La pluie tombée en Angola autour du Nouvel An atteint le delta entre mars et juin, et l’eau est au plus haut de juin à août.',
    },
    {
      title: 'Vu du ciel',
      description:
        'Les petits avions qui relient les camps volent assez bas pour compter les hippopotames. De là-haut, on voit ce qu’aucun bateau ne montre : cette terre est surtout de l’eau.',
    },
    {
      title: 'Moremi',
      description:
        'Le peuple batawana a créé cette réserve en 1963 pour sauver la faune de sa terre. Elle couvre l’est du delta, les eaux comme les bois secs.',
    },
  ],
  activities: [
    'Sorties en mokoro avec des piroguiers agréés',
    'Safaris en bateau vers les colonies de hérons',
    'Marches guidées sur les îles',
    'Safaris en véhicule à Moremi et dans les concessions',
    'Survol en petit avion ou en hélicoptère',
    'Observation des oiseaux depuis l’eau',
  ],
  wildlife: [
    'Cobe de Lechwe',
    'Éléphant d’Afrique',
    'Hippopotame',
    'Lycaon',
    'Lion',
    'Sitatunga',
    'Pygargue vocifère',
    'Crocodile du Nil',
  ],
  tips: [
    'La porte d’entrée est Maun. De là, de petits avions rejoignent les camps avec 15 à 20 kilos par personne, en sacs souples sans roulettes ni armature.',
    'Camps d’eau et camps de terre n’offrent pas la même chose : demandez quelles activités ont lieu votre mois, car elles suivent le niveau de l’eau.',
    'En mokoro, asseyez-vous bas, ne bougez pas et écoutez le piroguier ; les hippopotames ont la priorité.',
    'En juin et juillet, les nuits peuvent descendre à cinq degrés. Prévoyez gants et bonnet pour le bateau du matin.',
    'Les camps n’ont pas de clôture. La nuit, personne ne marche seul, et il y a des raisons à cela.',
    'Le paludisme est présent, surtout de novembre à mai. Consultez un médecin assez tôt et utilisez un répulsif au crépuscule en toute saison.',
  ],
  accommodation:
    'Les camps des concessions privées sont petits, six à douze tentes sur pilotis, et leur prix comprend en général les vols, les guides, les repas et les boissons. Des camps mobiles plus simples sillonnent Moremi, et les lodges de Maun servent de base à des excursions d’une journée en mokoro.',
  alt: {
    hero: 'Un mokoro sur un chenal vert, entre les roseaux et les îles à palmiers',
    gallery: [
      'Des éléphants traversent un chenal à gué',
      'La proue d’un mokoro glisse parmi de hauts papyrus',
      'Le delta vu du ciel : chenaux sinueux et îles rondes',
      'Des cobes de Lechwe au bord de l’eau et un pygargue au coucher du soleil',
    ],
  },
};
