import type { terms as english } from '../en/terms';
import type { Translated } from '../types';

export const terms: Translated<typeof english> = {
  lead: 'Ces conditions disent ce que vous achetez avec un bon, ce que l’opérateur vous doit et ce dont nous répondons.',
  sections: {
    scope: {
      title: 'Champ d’application',
      blocks: [
        'Ces conditions s’appliquent à ce site et à tous les bons proposés par {brand}, {address} (numéro d’immatriculation {companyNumber}). La version en vigueur au moment de votre commande fait foi.',
        'Le contrat de voyage avec un opérateur est régi par les conditions de cet opérateur. Le prestataire de paiement et de livraison peut avoir ses propres conditions de paiement ; vous les voyez avant de payer.',
        'Ces conditions existent en anglais, en allemand, en espagnol et en français. En cas de doute, la version anglaise prévaut, sauf disposition contraire du droit impératif de votre pays de résidence.',
      ],
    },
    serviceNature: {
      title: 'Nature du service',
      blocks: [
        'Nous négocions des remises à durée limitée avec des opérateurs de safari agréés et les proposons sous forme de bons numériques. Nous sommes un intermédiaire et non un organisateur de voyages.',
        'La vente et la livraison sont assurées par un prestataire tiers de paiement et de livraison. Sur ce site, vous ne pouvez ni réserver un voyage ni payer ; le bouton de réservation mène à notre formulaire de demande.',
        'Les prix, les places et les dates d’expiration indiqués sur ce site décrivent une offre tant qu’elle dure. Ils ne nous engagent qu’une fois votre commande confirmée. L’économie affichée est la différence entre notre prix et celui de l’opérateur en réservation directe.',
        'Une demande de devis est gratuite et ne vous engage à rien.',
      ],
    },
    voucherTerms: {
      title: 'Conditions des bons',
      blocks: [
        {
          list: [
            'Chaque bon est unique et porte son propre code. Il ne peut être utilisé qu’une fois.',
            'Les bons sont cessibles : vous pouvez offrir le vôtre. Le premier qui présente le code peut l’utiliser ; gardez-le donc en lieu sûr.',
            'Les bons ne sont ni remboursables ni échangeables contre de l’argent, sauf si le droit impératif vous en donne le droit.',
            'Les bons sont livrés uniquement sous forme numérique, par e-mail ou par téléchargement. Rien n’est envoyé par la poste.',
            'Un bon est valable de 12 à 24 mois à compter de la date d’achat, selon l’offre. La date inscrite sur le bon fait foi.',
            'Un bon ne peut être utilisé qu’auprès de l’opérateur qui y est nommé. Les dates du voyage dépendent des disponibilités de cet opérateur.',
          ],
        },
        'Les prestations qui ne figurent pas sur le bon, comme les vols internationaux, les visas, les droits de parc non mentionnés, les assurances ou les pourboires, ne sont pas comprises.',
        {
          title: 'Votre droit de rétractation, et la renonciation à ce droit',
          notice:
            'Un consommateur peut en principe se rétracter d’un contrat conclu à distance dans un délai de 14 jours, sans donner de motif (Consumer Contracts Regulations 2013 ; dans l’UE, directive 2011/83/UE). Nos bons sont livrés sous forme numérique et immédiatement. Avant la livraison, il vous sera donc demandé d’accepter expressément qu’elle commence avant la fin des 14 jours et de reconnaître que vous perdez ainsi votre droit de rétractation (Regulation 37 ; article 16, point m). Vous en recevez une confirmation par e-mail. Sans cette renonciation expresse, aucun bon n’est livré.',
        },
        'Vos droits en cas de bon défectueux ou non conforme à sa description ne sont pas affectés.',
      ],
    },
    noTravelContract: {
      title: 'Pas de contrat de voyage avec nous',
      blocks: [
        'L’achat d’un bon ne crée pas de contrat de voyage avec {brand}. Le contrat de voyage se forme uniquement entre vous et l’opérateur nommé sur le bon, lorsque vous utilisez ce bon et que l’opérateur confirme vos dates.',
        'Nous n’organisons ni voyages à forfait ni prestations de voyage liées au sens des Package Travel and Linked Travel Arrangements Regulations 2018 ou de la directive (UE) 2015/2302. L’opérateur est seul responsable de l’exécution du voyage, de l’information obligatoire avant le départ et de la garantie contre l’insolvabilité que la loi exige.',
        'Les réclamations relatives au voyage lui-même sont à adresser à l’opérateur. Nous vous aiderons volontiers à y trouver le bon interlocuteur.',
      ],
    },
    liability: {
      title: 'Responsabilité',
      blocks: [
        'Dans la mesure où la loi le permet, nous ne répondons que de la faute intentionnelle et de la faute lourde. Cela vaut aussi pour notre personnel et pour ceux qui agissent pour nous.',
        'Rien dans ces conditions ne limite ni n’exclut la responsabilité en cas de décès ou de dommage corporel causés par négligence, de fraude ou de déclaration frauduleuse, ni aucune autre responsabilité que la loi ne permet pas de limiter. Vos droits légaux de consommateur demeurent intacts.',
        'Nous ne répondons pas des actes des opérateurs, qui travaillent de façon indépendante et sous leur propre responsabilité. Nous les choisissons avec soin et vérifions leurs agréments.',
      ],
    },
    websiteUsage: {
      title: 'Utilisation du site',
      blocks: [
        'Vous pouvez utiliser ce site à des fins personnelles et non commerciales. Les textes, les illustrations et le film sont protégés par le droit d’auteur ; demandez-nous avant de les utiliser ailleurs.',
        'Il est interdit :',
        {
          list: [
            'd’extraire des offres en masse par des moyens automatisés ou d’envoyer automatiquement nos formulaires en grand nombre',
            'de saisir les données d’autres personnes sans leur accord',
            'de perturber le fonctionnement du site ou d’en contourner la protection',
          ],
        },
        'Nous veillons à l’exactitude des informations et à la disponibilité du site, mais ne pouvons promettre qu’il soit à tout moment exempt d’erreurs et d’interruptions. Les pages liées relèvent de la responsabilité de leurs exploitants.',
      ],
    },
    law: {
      title: 'Droit applicable et juridiction',
      blocks: [
        'Le droit du Royaume-Uni (Angleterre et pays de Galles) s’applique. Les tribunaux de Londres sont compétents.',
        'Si vous êtes un consommateur résidant dans l’Union européenne, vous conservez la protection des dispositions impératives de votre pays de résidence et pouvez aussi saisir ses tribunaux. Les consommateurs résidant en Écosse ou en Irlande du Nord peuvent aussi saisir les tribunaux de ces pays.',
        'Si une disposition de ces conditions est nulle, les autres restent en vigueur.',
        'Quelque chose s’est mal passé ? Écrivez-nous d’abord à {email}. Le plus souvent, nous trouvons ensemble une solution.',
      ],
    },
  },
};
