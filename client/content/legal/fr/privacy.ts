import type { privacy as english } from '../en/privacy';
import type { Translated } from '../types';

export const privacy: Translated<typeof english> = {
  lead: 'Nous recueillons peu de données, les gardons pour une durée limitée et ne les vendons à personne. Voici, en termes clairs, ce qu’elles deviennent.',
  sections: {
    overview: {
      title: 'Vue d’ensemble',
      blocks: [
        'Vous pouvez consulter toutes les pages de ce site sans nous dire qui vous êtes. Nous ne traitons des données personnelles que lorsque vous nous envoyez une demande de devis, vous abonnez à notre lettre d’information ou nous écrivez, et dans la mesure où le fonctionnement sûr du site l’exige.',
        {
          list: [
            'Pas de mesure d’audience, pas de régies publicitaires, pas de suivi.',
            'Les polices, les images, les scripts et la protection de nos formulaires contre les robots viennent de notre propre serveur. Rien n’est chargé depuis un tiers avant que vous ne cliquiez sur un élément qui l’annonce.',
            'Des cookies uniquement pour ce que vous demandez : votre langue, votre inscription à la lettre d’information et, pour notre équipe, la connexion.',
          ],
        },
        'Cette politique suit le UK GDPR et le Data Protection Act 2018, le règlement général sur la protection des données de l’UE (RGPD) et les règles ePrivacy (Privacy and Electronic Communications Regulations 2003, directive 2002/58/CE).',
      ],
    },
    controller: {
      title: 'Responsable du traitement',
      blocks: [
        'Le responsable est {brand}, {address}, numéro d’immatriculation {companyNumber}, représentée par {director}.',
        'Pour toute question sur la protection des données, écrivez à {email} ou appelez le {phone}.',
      ],
    },
    dataCollected: {
      title: 'Données recueillies',
      blocks: [
        'Demandes de devis. Nous enregistrons ce que vous saisissez : prénom et nom, adresse e-mail et, si vous les indiquez, téléphone, destination souhaitée, dates du voyage, nombre de voyageurs et votre message ; ainsi que l’heure et l’état de la demande. Elle est aussi envoyée par e-mail à notre équipe, et vous recevez une confirmation par e-mail.',
        'Lettre d’information. Nous enregistrons votre adresse e-mail et pratiquons la double confirmation : nous vous envoyons un lien, et l’abonnement ne commence qu’une fois confirmé. Comme preuve de votre consentement, nous gardons les moments de l’inscription et de la confirmation ainsi que la version et la langue du texte que vous avez accepté. Les codes de nos liens ne sont enregistrés que sous forme hachée. Chaque e-mail contient un lien qui met fin à l’abonnement en un clic.',
        'Cookies et stockage local. Nous n’utilisons que ceux-ci :',
        {
          list: [
            'Cookie « language » et une entrée du même nom dans le stockage local de votre navigateur : la langue que vous avez choisie. Le cookie dure 1 an ; l’entrée demeure jusqu’à ce que vous l’effaciez.',
            'Cookie d’inscription à la lettre d’information : il marque, par une signature, le navigateur où vous vous êtes inscrit, pour que le lien de notre e-mail y fonctionne en un clic. Il est déposé à l’inscription et dure 7 jours.',
            'Cookie de session de l’administration : déposé seulement quand un membre de notre équipe se connecte ; il dure 24 heures après la dernière utilisation.',
          ],
        },
        'Protection des formulaires et de la connexion. Votre navigateur résout un petit calcul (preuve de travail) demandé par notre propre serveur ; un champ caché arrête les robots simples. Pour limiter le nombre de demandes, nous les comptons par adresse IP dans une mémoire temporaire, pendant 15 minutes au plus. Pour que personne ne puisse inonder une boîte aux lettres, nous comptons aussi, pendant une heure au plus, les e-mails envoyés à une même adresse. Aucun tiers n’y prend part.',
        'Journaux du serveur. Comme tout serveur web, le nôtre note des informations techniques sur chaque requête, telles que l’heure, la page, l’état et l’adresse IP. Les journaux ne contiennent ni adresses e-mail ni contenu de formulaires.',
        'Seulement après un clic. Si le film de la page d’accueil vient d’un autre fournisseur, cela est indiqué à côté, et votre adresse IP ne lui parvient que lorsque vous lancez le film. Il en va de même de WhatsApp si vous suivez le lien.',
      ],
    },
    legalBasis: {
      title: 'Bases légales',
      blocks: [
        {
          list: [
            'Demandes de devis : mesures précontractuelles prises à votre demande (article 6, paragraphe 1, point b, du UK GDPR et du RGPD).',
            'Lettre d’information : votre consentement (article 6, paragraphe 1, point a ; Regulation 22 des Privacy and Electronic Communications Regulations). Vous pouvez le retirer à tout moment ; ce qui a été fait auparavant reste licite.',
            'Preuve du consentement : notre obligation de pouvoir le démontrer (article 6, paragraphe 1, point c, avec l’article 7, paragraphe 1).',
            'Protection contre les abus, journaux du serveur : notre intérêt légitime à un site qui fonctionne et qui soit sûr (article 6, paragraphe 1, point f).',
            'Les cookies cités plus haut : strictement nécessaires au service que vous demandez, et donc permis sans bandeau.',
          ],
        },
        'Vous n’êtes pas tenu de nous donner des données. Sans nom ni adresse e-mail, toutefois, nous ne pouvons pas répondre à une demande de devis. Nous ne prenons aucune décision automatisée à votre sujet et n’établissons aucun profil.',
      ],
    },
    sharing: {
      title: 'Partage',
      blocks: [
        'Nous ne vendons pas vos données. Elles ne parviennent à d’autres que dans ces cas :',
        {
          list: [
            'Les prestataires d’hébergement et de messagerie traitent des données pour nous et selon nos instructions, en vertu d’un contrat de sous-traitance (article 28).',
            'Le prestataire de paiement et de livraison assure la vente des bons sur ses propres pages et répond lui-même des données que vous y saisissez.',
            'Un opérateur de safari ne reçoit ce qu’il lui faut pour votre devis que si vous l’avez accepté. Les opérateurs sont établis dans le pays du voyage, donc souvent hors du Royaume-Uni et de l’Union européenne, où la protection des données peut être moindre (article 49, paragraphe 1).',
            'Les autorités et les tribunaux reçoivent des données lorsque la loi nous y oblige.',
          ],
        },
        'Lorsqu’un prestataire traite des données hors du Royaume-Uni et de l’Espace économique européen, cela repose sur une décision d’adéquation ou sur des clauses contractuelles types avec l’avenant britannique.',
      ],
    },
    retention: {
      title: 'Durée de conservation',
      blocks: [
        {
          list: [
            'Demandes de devis : jusqu’à 24 mois après le dernier contact.',
            'Lettre d’information : tant que vous êtes abonné. Les inscriptions non confirmées sont effacées au bout de 30 jours.',
            'Après votre désabonnement, nous n’envoyons plus rien et effaçons l’entrée au plus tard au bout de 30 jours.',
            'Contenu des e-mails envoyés : effacé de notre système d’envoi au bout de 7 jours.',
            'Compteurs contre les abus : jusqu’à 15 minutes par adresse IP, jusqu’à une heure par adresse e-mail.',
            'Journaux du serveur : seulement le temps nécessaire pour déceler pannes et attaques, en règle générale pas plus de 30 jours.',
            'Fichiers d’export établis par notre équipe à partir de ces données : effacés du serveur au bout d’une heure.',
          ],
        },
        'Nous ne gardons des données plus longtemps que lorsque la loi l’exige, par exemple pour la correspondance commerciale et la comptabilité.',
      ],
    },
    rights: {
      title: 'Vos droits',
      blocks: [
        'Vous avez le droit :',
        {
          list: [
            'de savoir quelles données nous détenons à votre sujet et d’en recevoir une copie (article 15)',
            'de faire rectifier des données inexactes (article 16) et de faire effacer des données (article 17)',
            'de faire limiter le traitement (article 18)',
            'de recevoir vos données dans un format courant (article 20)',
            'de vous opposer à un traitement fondé sur notre intérêt légitime et, à tout moment, à la prospection directe (article 21)',
            'de retirer votre consentement à tout moment (article 7, paragraphe 3)',
          ],
        },
        'Un message à {email} suffit. Nous répondons dans un délai d’un mois, sans frais.',
        'Vous pouvez aussi saisir une autorité de contrôle : au Royaume-Uni, l’Information Commissioner’s Office (ico.org.uk) ; dans l’Union européenne, l’autorité du lieu où vous vivez ou travaillez.',
      ],
    },
    security: {
      title: 'Sécurité',
      blocks: [
        {
          list: [
            'Toutes les pages et tous les formulaires sont transmis sous forme chiffrée (TLS).',
            'Les mots de passe de notre équipe et les codes des liens de la lettre d’information ne sont enregistrés que sous forme hachée.',
            'Seuls les administrateurs connectés peuvent voir les demandes et les abonnements.',
            'Une politique de sécurité stricte tient les scripts étrangers à l’écart de nos pages.',
          ],
        },
        'Si une violation vous exposait malgré tout à un risque, nous vous en informerions sans délai, ainsi que l’autorité.',
      ],
    },
    updates: {
      title: 'Mises à jour',
      blocks: [
        'Lorsque le site ou le droit change, nous adaptons cette politique ; la version de cette page fait foi. Si un changement touche à ce que vous avez accepté, nous vous le demandons de nouveau.',
      ],
    },
  },
};
