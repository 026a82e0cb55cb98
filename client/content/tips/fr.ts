import type { TipsText } from './types';

export const fr: TipsText = {
  hero: {
    title: 'Conseils pour votre safari',
    lead: 'Que mettre dans le sac, que demander, quand partir : ce que nous disons à nos amis avant leur premier safari, et que nous nous rappelons avant le suivant.',
  },
  categories: {
    safety: {
      title: 'Sécurité',
      lead: 'Les animaux sauvages sont rarement dangereux pour qui leur laisse de la place.',
      tips: [
        'Restez dans le véhicule tant que le guide ne dit pas le contraire et, près des animaux, gardez bras et tête à l’intérieur.',
        'Dans les camps sans clôture, ne marchez la nuit qu’en compagnie d’un membre du personnel.',
        'Ne vous baignez jamais dans une rivière ou un lac sans l’accord de vos hôtes : hippopotames et crocodiles se voient à peine.',
        'Faites tout de suite ce que dit le guide, et demandez la raison ensuite.',
        'Gardez des copies du passeport, de l’assurance et des bons à part des originaux.',
        'Prenez une assurance voyage qui couvre le rapatriement sanitaire par avion.',
      ],
    },
    weather: {
      title: 'Climat',
      lead: 'Il ne fait pas toujours chaud en Afrique, surtout à six heures du matin en véhicule ouvert.',
      tips: [
        'Superposez les couches : polaire et coupe-vent à l’aube, manches courtes dès dix heures.',
        'De juin à août, les nuits sont froides en Afrique australe et en altitude ; bonnet et gants ne sont pas une plaisanterie.',
        'Octobre est le mois le plus chaud dans bien des parcs du sud, souvent plus de 35 degrés. Prévoyez une longue pause à midi.',
        'En Afrique de l’Est, les grandes pluies tombent à peu près de mars à mai, les petites en novembre et décembre.',
        'Chapeau à bord, crème solaire à indice élevé et baume à lèvres servent chaque jour, même sous les nuages.',
        'Ayez un sac étanche à portée de main pour l’appareil photo quand la piste poudroie ou que le ciel noircit.',
      ],
    },
    health: {
      title: 'Santé',
      lead: 'Un rendez-vous en médecine des voyages, quatre à six semaines à l’avance, règle presque tout.',
      tips: [
        'Demandez quelle protection contre le paludisme convient à votre itinéraire et à votre mois, et prenez les comprimés aussi longtemps que prescrit.',
        'Vérifiez les règles sur la fièvre jaune : beaucoup de pays exigent un certificat si vous venez d’un pays à risque ou y faites escale.',
        'Utilisez un répulsif dès le crépuscule, portez des manches longues et dormez sous la moustiquaire.',
        'Buvez de l’eau traitée ou en bouteille, plus que votre soif n’en demande, et méfiez-vous des glaçons.',
        'Emportez les médicaments sur ordonnance dans leur emballage, avec un certificat médical, en bagage à main.',
        'Signalez à l’opérateur allergies, problèmes cardiaques ou grossesse avant de réserver : bien des camps sont à des heures d’une clinique.',
      ],
    },
    cultural: {
      title: 'Culture',
      lead: 'Vous êtes deux fois un hôte : chez les animaux et chez ceux qui vivent à leurs côtés.',
      tips: [
        'Demandez la permission avant de photographier quelqu’un, et acceptez un refus avec le sourire.',
        'Saluez d’abord, demandez ensuite : en swahili, un simple « jambo » ou « habari » ouvre presque toutes les portes.',
        'Couvrez épaules et genoux dans les villes et les villages, et à Zanzibar hors de la plage.',
        'Donnez et recevez de la main droite ou des deux mains.',
        'Soutenez écoles et dispensaires par les projets que connaissent vos hôtes, non par des bonbons ou de l’argent donnés aux enfants.',
        'Le pourboire est d’usage pour les guides et le personnel ; renseignez-vous d’avance sur le montant et prévoyez de petites coupures.',
      ],
    },
    environment: {
      title: 'Environnement',
      lead: 'La meilleure trace d’une visite, c’est aucune.',
      tips: [
        'Ne demandez pas au chauffeur de quitter la piste ni d’approcher davantage. Dans la plupart des parcs nationaux, le hors-piste est interdit.',
        'Laissez les sacs en plastique chez vous : la Tanzanie et le Kenya les interdisent, et d’autres pays suivent.',
        'Apportez une gourde ; presque tous les camps ont de l’eau filtrée.',
        'Devant les animaux, parlez bas et faites couper le moteur.',
        'Ne nourrissez jamais les animaux, pas même le singe à la table du petit déjeuner.',
        'N’achetez rien en ivoire, corne, écaille, corail ou peau. Le rapporter est illégal et coûte des vies.',
      ],
    },
    photography: {
      title: 'Photographie',
      lead: 'La meilleure image se fait presque toujours dans la première ou la dernière heure de lumière.',
      tips: [
        'Un zoom jusqu’à 300 ou 400 millimètres convient à la plupart des animaux ; le téléphone, aux ciels et aux camps.',
        'Posez l’objectif sur un sac de haricots, au toit ou à la fenêtre. Un trépied ne sert à rien dans un véhicule.',
        'Exposez pour la lumière : une silhouette au couchant en dit plus qu’un flanc éclairé au flash.',
        'Pas de flash sur les animaux, surtout la nuit.',
        'Laissez le drone chez vous : sans permis, il est interdit dans presque tous les parcs.',
        'Prévoyez batteries et cartes de rechange ainsi qu’un chiffon, et désactivez la localisation sur vos photos de rhinocéros.',
      ],
    },
  },
  seasons: {
    lead: 'Deux saisons, en règle générale. L’altitude, la côte et quelque nuage têtu font leurs exceptions.',
    dry: {
      title: 'Saison sèche',
      months: 'De mai à octobre',
      description:
        'Végétation clairsemée, peu de pluie, peu de moustiques : les animaux se rassemblent aux rivières et aux points d’eau et se trouvent sans peine. Les matins sont froids, le ciel est pur, et les prix culminent de juillet à septembre.',
    },
    rainy: {
      title: 'Saison des pluies',
      months: 'De novembre à avril',
      description:
        'Plaines vertes, nouveau-nés, oiseaux migrateurs et ciels spectaculaires, avec moins de visiteurs et des prix plus bas. Les averses sont souvent brèves, mais certaines pistes tournent à la boue et certains camps ferment.',
    },
  },
  topDestinations: [
    {
      name: 'Serengeti',
      country: 'Tanzanie',
      bestTime: 'De décembre à juillet (migration)',
      line: 'Des plaines sans fin et les troupeaux qui ne cessent de les traverser.',
    },
    {
      name: 'Masai Mara',
      country: 'Kenya',
      bestTime: 'De juillet à octobre',
      line: 'De grands félins dans l’herbe courte et le drame de la rivière.',
    },
    {
      name: 'Kruger',
      country: 'Afrique du Sud',
      bestTime: 'De mai à septembre',
      line: 'Les Big Five depuis votre voiture, à votre rythme.',
    },
    {
      name: 'Delta de l’Okavango',
      country: 'Botswana',
      bestTime: 'De mai à octobre',
      line: 'De l’eau dans le désert, vue d’un mokoro.',
    },
  ],
  closing: {
    title: 'Envie de partir ?',
    text: 'Parcourez les offres en cours, ou dites-nous ce que vous avez en tête : nous interrogerons nos opérateurs pour vous.',
  },
};
