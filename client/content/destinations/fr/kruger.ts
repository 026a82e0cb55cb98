import type { DestinationText } from '../types';

export const kruger: DestinationText = {
  name: 'Kruger',
  country: 'Afrique du Sud',
  tagline: 'Le grand bushveld, à votre rythme',
  description: [
    'Le parc national Kruger s’étire sur quelque 350 kilomètres le long de la frontière du Mozambique et couvre presque la superficie de la Slovénie. Routes goudronnées, camps avec essence et boutique, aires de pique-nique, affûts : aucun autre grand parc d’Afrique ne se visite aussi facilement par soi-même, et peu abritent autant d’espèces.',
    'Le sud, entre la Crocodile et la Sabie, compte le plus d’animaux et le plus de voitures. Au centre, autour de Satara, les prairies nourrissent les troupeaux et les lions qui les suivent. Au nord de l’Olifants vient le calme : mopanes, baobabs, éléphants et des oiseaux que l’on ne voit nulle part ailleurs dans le pays.',
    'Durant l’hiver sec, de mai à septembre, la végétation s’éclaircit et les animaux viennent à l’eau ; les matins sont froids, les journées limpides et les moustiques rares.',
  ],
  highlights: [
    'Tous les Big Five dans un seul parc',
    'Au volant sur de bonnes routes, avec des camps en chemin',
    'Sorties de nuit et marches avec les rangers',
    'Plus de 500 espèces d’oiseaux et près de 150 de mammifères',
    'Des réserves privées sans clôture sur la limite ouest',
  ],
  bestTime: 'De mai à septembre',
  duration: '2–6 jours',
  difficulty: 'Facile',
  uniqueFeatures: [
    {
      title: 'La maison des Big Five',
      description:
        'Lion, léopard, éléphant, buffle et rhinocéros vivent tous ici. Personne ne les voit sur commande, mais les chances sont rarement meilleures ailleurs.',
    },
    {
      title: 'Vous tenez le volant',
      description:
        'Une voiture de location ordinaire suffit. Vous décidez quand couper le moteur, et un point d’eau avec un café en thermos est un safari à lui seul.',
    },
    {
      title: 'Dans la nuit',
      description:
        'Les voitures particulières doivent être au camp au coucher du soleil. Les rangers partent alors, projecteur en main, à la rencontre des civettes, des hiboux et, avec de la chance, d’un léopard sur la route.',
    },
    {
      title: 'Les wilderness trails',
      description:
        'Trois nuits dans un camp sommaire, des marches avec deux guides armés, huit personnes au plus : l’ancienne façon d’être en brousse, et celle dont on se souvient.',
    },
  ],
  activities: [
    'Safaris guidés ou au volant de votre voiture',
    'Sorties de nuit avec les rangers du parc',
    'Marches matinales au départ des camps',
    'Randonnées de trois nuits en pleine nature',
    'Une heure dans un affût au bord de l’eau',
    'La Route panoramique et le canyon de la Blyde, tout proches',
  ],
  wildlife: [
    'Lion',
    'Léopard',
    'Éléphant d’Afrique',
    'Buffle d’Afrique',
    'Rhinocéros blanc',
    'Lycaon',
    'Grand koudou',
    'Hippopotame',
  ],
  tips: [
    'De Johannesburg aux portes du sud, comptez 400 à 450 kilomètres, environ cinq heures ; les aéroports les plus proches sont Mbombela, Skukuza et Hoedspruit.',
    'Restez dans la voiture et sur la route : quitter l’une ou l’autre est interdit, sauf aux endroits signalés. La vitesse est limitée à 50 km/h sur goudron, 40 km/h sur piste, et elle est contrôlée.',
    'Les portes ouvrent et ferment avec le soleil, à des heures qui changent chaque mois. Les retardataires paient une amende : prévoyez 25 kilomètres à l’heure.',
    'Gardez pour vous les rhinocéros que vous voyez et désactivez la localisation de vos photos ; les braconniers lisent aussi les réseaux sociaux.',
    'Les matins d’hiver frôlent zéro degré en véhicule ouvert : bonnet, gants et veste chaude de juin à août.',
    'Le Kruger se trouve en zone de paludisme, avec un risque plus élevé d’octobre à mai. Parlez de la prévention à un médecin assez tôt.',
  ],
  accommodation:
    'Les camps du parc offrent de tout, de l’emplacement de tente et de la hutte ronde au cottage familial, avec restaurant, boutique et essence. Les bush camps sont plus petits et plus calmes. Dans les réserves privées de l’ouest, le lodge s’occupe du reste : dix chambres, véhicules ouverts, pisteurs, pension complète.',
  alt: {
    hero: 'Des éléphants parmi les marulas du bushveld, sous un couchant rouge braise',
    gallery: [
      'Un rhinocéros boit à un point d’eau',
      'Un léopard sur une route au clair de lune',
      'Des zèbres paissent au pied de kopjes de granit',
      'Des hippopotames dans une rivière bordée d’acacias à fièvre',
    ],
  },
};
