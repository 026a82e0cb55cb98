import type { DestinationText } from '../types';

export const southLuangwa: DestinationText = {
  name: 'South Luangwa',
  country: 'Zambie',
  tagline: 'La vallée que l’on découvre à pied',
  description: [
    'La Luangwa est l’une des dernières grandes rivières d’Afrique à n’en faire qu’à sa tête. À chaque saison des pluies, elle rompt une berge et abandonne un méandre, et les vieux méandres deviennent des lagunes pleines d’hippopotames, de crocodiles et de cigognes, sous des ébéniers dressés comme des colonnes.',
    'C’est ici que Norman Carr, dans les années 1950, a commencé à emmener ses hôtes à pied, un appareil photo à la place du fusil. La marche reste ce que la vallée fait de mieux : en file indienne, un éclaireur armé devant et un guide qui explique ce que le sol raconte.',
    'La nuit venue, la vallée change de maître. Peu de parcs d’Afrique comptent autant de léopards, et rares sont ceux où l’on peut les chercher au projecteur dans le parc même.',
  ],
  highlights: [
    'Des safaris à pied là où ils sont nés',
    'Des léopards lors des sorties de nuit',
    'Des camps de brousse rebâtis à chaque saison sèche',
    'Les guêpiers carmin qui nichent dans les berges dès septembre',
    'Girafes, zèbres et gnous de formes propres à la vallée',
  ],
  bestTime: 'De juin à octobre',
  duration: '3–6 jours',
  difficulty: 'Exigeante',
  uniqueFeatures: [
    {
      title: 'Le safari à pied',
      description:
        'Deux à quatre heures dans la fraîcheur du matin, ou plusieurs jours de camp en camp. On voit moins que d’une voiture et l’on comprend davantage.',
    },
    {
      title: 'Les léopards la nuit',
      description:
        'Les fourrés du bord de l’eau abritent une population très saine. Les sorties de nuit sont permises dans le parc jusqu’à vingt heures.',
    },
    {
      title: 'Les guêpiers carmin',
      description:
        'De septembre à novembre, des milliers d’oiseaux rouge carmin creusent leurs nids dans les berges abruptes de la Luangwa.',
    },
    {
      title: 'Nulle part ailleurs',
      description:
        'La girafe de Thornicroft ne vit en aucun autre lieu au monde, et le gnou de Cookson ne quitte guère la vallée.',
    },
  ],
  activities: [
    'Safari à pied avec guide et éclaireur armé',
    'Sorties de nuit au projecteur',
    'Safaris en véhicule le long des lagunes',
    'Marches de plusieurs jours entre les camps de brousse',
    'Affûts près des colonies de guêpiers',
    'Visite de projets villageois à Mfuwe',
  ],
  wildlife: [
    'Léopard',
    'Girafe de Thornicroft',
    'Hippopotame',
    'Crocodile du Nil',
    'Lycaon',
    'Lion',
    'Puku',
    'Guêpier carmin',
  ],
  tips: [
    'On rejoint Mfuwe en avion, un peu plus d’une heure depuis Lusaka ; par la route, il y a environ 700 kilomètres.',
    'On marche sans hâte, mais dans la chaleur et sur un sol inégal : apportez des chaussures déjà faites qui tiennent la cheville, et dites franchement au guide quelle est votre forme. La plupart des camps fixent l’âge minimum à douze ans.',
    'Portez du kaki, du vert ou du brun. Le noir et le bleu foncé attirent les mouches tsé-tsé, et le blanc se voit de loin.',
    'Octobre est le mois où il y a le plus d’animaux et le plus de chaleur, souvent plus de 40 degrés ; juin et juillet sont bien plus doux.',
    'Beaucoup de camps de brousse ferment de novembre à mai, quand les pistes sont sous l’eau.',
    'Le paludisme est présent toute l’année. Demandez un avis médical bien avant le départ et suivez le traitement préventif jusqu’au bout.',
  ],
  accommodation:
    'Autour de Mfuwe et de l’entrée principale, des lodges de toutes catégories sont ouverts presque toute l’année. Plus loin se cachent les camps de brousse : quatre à six huttes d’herbe et de perches, une douche au seau sous le ciel, ni clôture ni réseau.',
  alt: {
    hero: 'Des hippopotames dans un méandre, sous les ébéniers, dans la lumière bleue du soir',
    gallery: [
      'Un guide conduit ses hôtes en file à travers la brousse',
      'Un léopard dans la nuit',
      'Des guêpiers carmin devant leurs nids dans la berge',
      'Des hippopotames et un crocodile dans une lagune de méandre',
    ],
  },
};
