import type { DestinationText } from '../types';

export const chobe: DestinationText = {
  name: 'Chobe',
  country: 'Botswana',
  tagline: 'Là où les éléphants descendent à la rivière',
  description: [
    'Chobe fut le premier parc national du Botswana, et on le connaît avant tout pour un animal. Des dizaines de milliers d’éléphants vivent dans le nord du pays et, en saison sèche, une bonne part d’entre eux descend chaque jour à la rivière Chobe, en famille, les petits courant devant.',
    'La meilleure place est dans un bateau. Il dérive le long des roseaux de l’île de Sedudu pendant que les éléphants traversent, que les buffles paissent et que les pygargues appellent ; rien ne cache la vue, aucun moteur ne trouble. Le matin en véhicule le long de la rive, l’après-midi sur l’eau : tel est le rythme d’un séjour à Kasane.',
    'Plus au sud, le parc devient sauvage. Savuti, à une longue demi-journée de sable profond, est un pays de lions, de rochers et d’un chenal qui coule ou s’assèche comme bon lui semble.',
  ],
  highlights: [
    'Des éléphants par centaines au bord de l’eau',
    'Des safaris en bateau à hauteur des troupeaux',
    'Les buffles de la plaine inondable en saison sèche',
    'Savuti et ses lions',
    'Les chutes Victoria à une heure et demie',
  ],
  bestTime: 'De mai à octobre',
  duration: '2–4 jours',
  difficulty: 'Facile',
  uniqueFeatures: [
    {
      title: 'Le pays des éléphants',
      description:
        'Le nord du Botswana abrite la plus grande population d’éléphants au monde. D’août à octobre, la rive montre ce que ce nombre veut dire.',
    },
    {
      title: 'Le safari en bateau',
      description:
        'Bas, lent et silencieux, moteur coupé. Hippopotames, crocodiles et éléphants à la nage sont plus près qu’aucune route ne le permettrait.',
    },
    {
      title: 'Les troupeaux de la plaine',
      description:
        'Quand l’eau baisse, il reste de l’herbe verte sur les îles. Des centaines de buffles la suivent, et avec eux le puku, une antilope qu’on ne trouve nulle part ailleurs au Botswana.',
    },
    {
      title: 'Quatre pays, un seul coin',
      description:
        'Botswana, Namibie, Zambie et Zimbabwe se touchent presque à Kazungula. Peu d’endroits permettent d’ajouter autant avec si peu de route.',
    },
  ],
  activities: [
    'Safari en bateau au coucher du soleil',
    'Safari matinal en véhicule le long de la rive',
    'Photographie depuis des bateaux à sièges pivotants',
    'Observation des oiseaux : environ 450 espèces',
    'Expédition à Savuti avec tente et 4×4',
    'Excursion aux chutes Victoria',
  ],
  wildlife: [
    'Éléphant d’Afrique',
    'Buffle d’Afrique',
    'Hippopotame',
    'Crocodile du Nil',
    'Lion',
    'Hippotrague noir',
    'Puku',
    'Pygargue vocifère',
  ],
  tips: [
    'Kasane a son propre aéroport ; depuis Victoria Falls ou Livingstone, le transfert dure environ une heure et demie, frontière comprise.',
    'Réservez véhicule et bateau à des moments différents : le matin est aux lions, l’après-midi à l’eau.',
    'Entre quinze et dix-huit heures, presque tous les véhicules sont sur la rive près de Kasane : demandez un bateau qui part plus tôt ou un circuit plus à l’ouest.',
    'Les pistes du parc sont de sable profond. Ne conduisez vous-même qu’avec un vrai 4×4 et un peu d’expérience.',
    'Les rhinocéros ont disparu d’ici il y a longtemps et ne se voient presque jamais ; prévoyez une autre étape pour eux.',
    'Le paludisme est présent, davantage pendant les pluies. Parlez-en à un médecin assez tôt et portez des manches longues sur le bateau du soir.',
  ],
  accommodation:
    'À Kasane, hôtels et lodges de toutes catégories se suivent au bord de l’eau, la plupart avec leur ponton. Des bateaux-hôtels mouillent sur la rive namibienne, quelques lodges se trouvent dans le parc, et l’on rejoint par les airs de petits camps à Savuti et à Linyanti.',
  alt: {
    hero: 'Un troupeau d’éléphants boit dans une large rivière au couchant, un bateau non loin',
    gallery: [
      'Des éléphants traversent la rivière à la nage, trompe levée',
      'Un bateau de safari garde ses distances avec des hippopotames',
      'Un troupeau de buffles se disperse dans la plaine inondable',
      'Une girafe près d’un baobab au bord de la rivière',
    ],
  },
};
