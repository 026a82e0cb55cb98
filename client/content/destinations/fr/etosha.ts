import type { DestinationText } from '../types';

export const etosha: DestinationText = {
  name: 'Etosha',
  country: 'Namibie',
  tagline: 'Un désert de sel, de l’eau sombre et, entre les deux, tous les animaux',
  description: [
    'Etosha signifie « le grand lieu blanc », et c’est exactement le cœur du parc : une cuvette de sel de près de 5 000 kilomètres carrés, si plate et si claire que l’horizon tremble. Elle est à sec presque toute l’année, et là où elle s’arrête commencent les sources.',
    'Ces sources sont le secret d’une visite. En saison sèche, tout ce qui vit ici doit boire : vous vous garez près d’un point d’eau, coupez le moteur et laissez venir l’Afrique. D’abord les springboks, puis les zèbres, les oryx aux cornes droites, et un éléphant devant qui tous les autres s’écartent.',
    'Peu de parcs conviennent aussi bien à ceux qui aiment conduire, et peu montrent le rhinocéros noir aussi sûrement : la nuit, sous les lampes, à un jet de pierre de votre lit.',
  ],
  highlights: [
    'Une cuvette de sel visible depuis l’espace',
    'Des points d’eau éclairés près des camps',
    'Le rhinocéros noir, surtout après la tombée de la nuit',
    'Des centaines d’animaux à une même source en saison sèche',
    'Une conduite sans difficulté sur des pistes de gravier',
  ],
  bestTime: 'De mai à octobre',
  duration: '2–4 jours',
  difficulty: 'Modérée',
  uniqueFeatures: [
    {
      title: 'Le grand désert blanc',
      description:
        'Environ 130 kilomètres de long, sans un arbre. Les mirages y changent les autruches en navires et, après les rares bonnes pluies, les flamants viennent nicher.',
    },
    {
      title: 'Des points d’eau avec sièges',
      description:
        'Okaukuejo, Halali et Namutoni ont des bancs, un muret et des lampes. Le programme change chaque soir et ne coûte rien de plus.',
    },
    {
      title: 'Le bastion des rhinocéros',
      description:
        'La Namibie protège l’une des plus grandes populations de rhinocéros noirs, et Etosha en est le noyau. Des rhinocéros blancs y paissent aussi.',
    },
    {
      title: 'Votre propre voiture',
      description:
        'Une voiture haute, deux roues de secours, de l’eau et du temps : il n’en faut pas plus. Les pistes sont en gravier, le reste est affaire de patience.',
    },
  ],
  activities: [
    'En voiture d’un point d’eau à l’autre',
    'Sorties guidées avec les rangers du parc',
    'Soirées aux points d’eau éclairés',
    'Marches dans les réserves privées voisines',
    'Photographie dans la lumière crue de midi et la poussière douce',
    'Halte au belvédère avancé dans le désert de sel',
  ],
  wildlife: [
    'Rhinocéros noir',
    'Éléphant d’Afrique',
    'Lion',
    'Springbok',
    'Oryx gazelle',
    'Zèbre des plaines',
    'Girafe',
    'Impala à face noire',
  ],
  tips: [
    'De Windhoek à Okaukuejo, comptez environ 435 kilomètres de bon goudron, soit cinq heures ; ne roulez que de jour.',
    'La vitesse est limitée à 60 km/h dans le parc. Les portes ouvrent au lever du soleil et ferment à son coucher ; les horaires sont affichés dans chaque camp.',
    'Restez en voiture, sauf dans les camps et sur les aires clôturées : les lions aiment l’ombre au bord de la route.',
    'Emportez deux litres d’eau par personne et par jour, et faites le plein à chaque camp : les distances sont longues et l’ombre est rare.',
    'De juin à août, les nuits frôlent le gel. Au point d’eau, une couverture vaut mieux qu’un meilleur objectif.',
    'Le risque de paludisme est le plus faible durant les mois secs et monte avec les pluies : consultez un médecin selon vos dates et vérifiez assez tôt les règles de visa.',
  ],
  accommodation:
    'Les camps publics du parc proposent emplacements, bungalows et points d’eau de nuit ; pour juillet à octobre, réservez des mois à l’avance. Des lodges privés se trouvent juste hors des portes Andersson, Von Lindequist et Galton, certains sur de vastes réserves à eux.',
  alt: {
    hero: 'Une file de springboks et de zèbres traverse le désert de sel dans la chaleur de midi',
    gallery: [
      'Un rhinocéros la nuit à un point d’eau éclairé',
      'Un éléphant solitaire sur le sel blanc',
      'Des girafes se penchent pour boire à un point d’eau',
      'Un lion à l’ombre d’un mopane',
    ],
  },
};
