import type { DestinationText } from '../types';

export const ngorongoroCrater: DestinationText = {
  name: 'Cratère du Ngorongoro',
  country: 'Tanzanie',
  tagline: 'Tout un monde dans un vieux volcan',
  description: [
    'Il y a plus de deux millions d’années, un volcan peut-être aussi haut que le Kilimandjaro s’est effondré sur lui-même. Il en reste la plus grande caldeira intacte du monde : une muraille de 600 mètres et, à l’intérieur, quelque 260 kilomètres carrés d’herbe, de lac, de marais et de forêt.',
    'Environ 25 000 grands animaux vivent au fond, et la plupart n’en sortent pas. En une seule matinée, vous pouvez voir des lions, des buffles, des éléphants et des rhinocéros noirs. Seules manquent les girafes : les parois sont trop raides pour elles et les arbres trop rares.',
    'Le cratère fait partie d’une aire de conservation de 8 300 kilomètres carrés où des familles massaïs vivent avec leurs troupeaux. Elle est inscrite au patrimoine mondial pour sa nature et pour les traces des premiers humains dans les gorges d’Olduvai.',
  ],
  highlights: [
    'L’un des endroits les plus sûrs de Tanzanie pour voir le rhinocéros noir',
    'Le lever du soleil sur une mer de nuages, depuis le rebord',
    'Les flamants des rives de soude du lac Magadi',
    'De vieux éléphants mâles sous les acacias à fièvre de Lerai',
    'Les gorges d’Olduvai, où l’histoire humaine a été réécrite',
  ],
  bestTime: 'De juin à septembre',
  duration: '1–2 jours',
  difficulty: 'Facile',
  uniqueFeatures: [
    {
      title: 'La grande caldeira',
      description:
        'Près de 20 kilomètres de large et close de toutes parts. Du rebord, les troupeaux ressemblent à de la poussière ; une demi-heure plus tard, vous êtes parmi eux.',
    },
    {
      title: 'Les rhinocéros noirs',
      description:
        'Une petite population, très surveillée, vit au fond. Tôt le matin, elle aime l’herbe rase : soyez à la porte quand elle ouvre.',
    },
    {
      title: 'Le lac Magadi',
      description:
        'Un lac de soude peu profond qui grandit et rétrécit avec la pluie. Quand les algues abondent, les flamants bordent ses rives de rose.',
    },
    {
      title: 'La terre des Massaïs',
      description:
        'Hors du cratère, hommes et animaux se partagent les hautes terres. Les visites que les communautés organisent elles-mêmes laissent l’argent là où il faut.',
    },
  ],
  activities: [
    'Descente au fond du cratère en 4×4',
    'Pique-nique près du bassin aux hippopotames de Ngoitokitok',
    'Marche sur le rebord avec un ranger armé',
    'Excursion aux cratères d’Olmoti ou d’Empakaai',
    'Musée et fouilles des gorges d’Olduvai',
    'Visite d’une communauté massaï',
  ],
  wildlife: [
    'Rhinocéros noir',
    'Lion',
    'Éléphant d’Afrique',
    'Buffle d’Afrique',
    'Zèbre des plaines',
    'Gnou bleu',
    'Hyène tachetée',
    'Flamant nain',
  ],
  tips: [
    'Arusha est à environ 190 kilomètres, trois heures et demie à quatre heures, sur goudron jusqu’à la porte.',
    'Descendez le plus tôt possible : la piste ouvre à six heures, et tous les véhicules doivent avoir quitté le fond à dix-huit heures.',
    'En bas, on reste dans le véhicule et sur la piste ; le pique-nique se fait aux deux aires signalées, où les milans volent jusque dans la main.',
    'Le rebord est à 2 300 mètres. De juin à août, il y fait souvent moins de dix degrés le matin, avec du brouillard : prenez une vraie veste.',
    'Les droits d’entrée dans l’aire et ceux de chaque descente sont élevés et ne se paient pas en espèces ; vérifiez que votre offre comprend les deux.',
    'Il fait trop frais au rebord pour beaucoup de moustiques, mais pas dans les plaines en chemin : demandez un avis médical sur le paludisme pour tout le voyage.',
  ],
  accommodation:
    'Quelques lodges et camps se tiennent sur le rebord même, avec la vue et le froid qui vont avec. À une heure de là, Karatu offre fermes, maisons d’hôtes et jardins à des prix plus doux et à une altitude plus clémente. Personne ne dort au fond du cratère.',
  alt: {
    hero: 'Aube bleue dans le cratère : un rhinocéros près d’un lac à flamants, au pied de la muraille',
    gallery: [
      'Vue du rebord sur un cratère rempli de brume',
      'Des flamants dans l’eau peu profonde du lac Magadi',
      'Un éléphant mâle parmi les acacias à fièvre de la forêt de Lerai',
      'Zèbres et buffles paissent au fond du cratère',
    ],
  },
};
