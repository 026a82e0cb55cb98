import type { DestinationText } from '../types';

export const masaiMara: DestinationText = {
  name: 'Masai Mara',
  country: 'Kenya',
  tagline: 'De grands félins, un grand ciel et la rivière au milieu',
  description: [
    'Le Mara est l’extrémité nord du Serengeti, coupée par une frontière que seuls les hommes remarquent. Avec quelque 1 500 kilomètres carrés, la réserve est petite pour l’Afrique, et dense pour cette raison même : herbe ondulante, arbres solitaires, rivières bordées de figuiers et de crocodiles, et toujours un orage quelque part à l’horizon.',
    'De juillet à octobre, les gnous sont là, et leurs traversées de la Mara attirent des visiteurs du monde entier. Les autres mois, la réserve appartient à ses habitants, et c’est pour eux que les équipes de tournage reviennent chaque année : peu d’endroits montrent lions, léopards et guépards aussi ouvertement.',
    'Tout autour s’étendent les conservancies, des terres que des familles massaïs louent à un petit nombre de camps. Moins de lits, moins de véhicules, et des règles qui permettent la marche et les sorties de nuit.',
  ],
  highlights: [
    'Lions, léopards et guépards en pleine savane',
    'Les gnous au bord de la Mara, de juillet à octobre',
    'Des aires protégées qui appartiennent à des familles massaïs',
    'Sorties de nuit et marches hors de la réserve',
    'À 45 minutes seulement de Nairobi en avion léger',
  ],
  bestTime: 'De juillet à octobre',
  duration: '3–5 jours',
  difficulty: 'Facile',
  uniqueFeatures: [
    {
      title: 'Des félins à découvert',
      description:
        'Herbe courte et vue lointaine. Un guépard sur une termitière fait ici partie du paysage, et les guides connaissent les clans de lions par leur nom.',
    },
    {
      title: 'Les traversées de la Mara',
      description:
        'Les troupeaux passent la rivière dans les deux sens, souvent plus d’une fois. Le véhicule qui garde ses distances leur laisse la place de le faire.',
    },
    {
      title: 'Les conservancies',
      description:
        'Le loyer va aux familles qui possèdent la terre et la gardent ouverte à la faune. En retour, les hôtes ont des pistes tranquilles, des marches et des sorties après la tombée du jour.',
    },
    {
      title: 'Les soirées au coin du feu',
      description:
        'À plus de 1 500 mètres, les nuits sont fraîches et claires. On allume le feu avant le dîner, et la Croix du Sud pend bas sur la plaine.',
    },
  ],
  activities: [
    'Safaris en véhicule ouvert sur les côtés',
    'Vol en montgolfière au-dessus des plaines du Mara',
    'Sorties de nuit dans les conservancies',
    'Marches avec des guides massaïs',
    'Visite d’une communauté massaï qui l’organise elle-même',
    'Photographie depuis des véhicules équipés pour cela',
  ],
  wildlife: [
    'Lion',
    'Guépard',
    'Léopard',
    'Éléphant d’Afrique',
    'Gnou bleu',
    'Girafe masaï',
    'Topi',
    'Crocodile du Nil',
  ],
  tips: [
    'De Nairobi, comptez 270 kilomètres, soit cinq à six heures de route dont la fin est cahoteuse ; les vols partent de l’aéroport Wilson.',
    'Dans la réserve, les véhicules ne quittent pas les pistes et pas plus de cinq ne peuvent entourer un animal : dites à votre chauffeur que vous préférez les règles au gros plan.',
    'Les sorties de nuit et les marches ne sont possibles que dans les conservancies. Si vous souhaitez les deux, réservez-y au moins deux nuits.',
    'Le Kenya interdit les sacs en plastique et, dans ses parcs, tout plastique à usage unique : apportez une gourde.',
    'Demandez la permission avant de photographier quelqu’un, et convenez d’avance avec le guide du prix d’une visite de village.',
    'La plupart des voyageurs ont besoin d’une autorisation électronique avant le vol ; en vous renseignant sur les vaccins, demandez aussi conseil au sujet du paludisme.',
  ],
  accommodation:
    'Des camps de toile classiques au bord de la Mara et de la Talek, de grands lodges avec piscine dans la réserve et de petits camps de six à douze tentes dans les conservancies. La plupart n’ont pas de clôture : la nuit venue, un gardien vous raccompagne à votre tente.',
  alt: {
    hero: 'Des éléphants et un acacia solitaire dans une vaste plaine sous des nuages d’orage',
    gallery: [
      'Un guépard fait le guet sur une termitière',
      'Des gnous se rassemblent au bord de la Mara',
      'Des girafes devant un rideau de pluie qui approche',
      'Un feu de camp rougeoie sous un ciel plein d’étoiles',
    ],
  },
};
