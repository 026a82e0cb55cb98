import type { imprint as english } from '../en/imprint';
import type { Translated } from '../types';

export const imprint: Translated<typeof english> = {
  lead: 'Qui est derrière ce site, et comment nous joindre.',
  factsTitle: 'Informations sur la société',
  facts: {
    company: {
      label: 'Société',
      value: '{brand}, immatriculée en Angleterre et au pays de Galles',
    },
    companyNumber: { label: 'Numéro d’immatriculation', value: '{companyNumber}' },
    address: { label: 'Siège social', value: '{address}' },
    director: { label: 'Direction', value: '{director}' },
    email: { label: 'E-mail', value: '{email}' },
    phone: { label: 'Téléphone', value: '{phone}' },
    domain: { label: 'Domaine principal', value: '{domain}' },
  },
  intermediary: {
    title: 'Intermédiaire, et non organisateur de voyages',
    blocks: [
      '{brand} est une agence de bons de réduction. Nous sommes un intermédiaire et non un organisateur de voyages. Nous n’organisons ni ne vendons de voyages à forfait et n’assurons nous-mêmes aucun safari.',
      'Chaque safari est fourni par l’opérateur agréé nommé sur le bon, en vertu d’un contrat entre vous et cet opérateur. Le paiement et la livraison des bons sont assurés par un prestataire tiers de paiement et de livraison.',
    ],
  },
  compliance: {
    title: 'Conformité légale',
    blocks: [
      'Voici les règles que nous suivons :',
      {
        list: [
          'Companies Act 2006 et ses textes d’application sur les informations relatives aux sociétés',
          'Electronic Commerce (EC Directive) Regulations 2002 : informations sur le prestataire',
          'Consumer Rights Act 2015 et Consumer Contracts Regulations 2013 ; pour les consommateurs de l’UE, directive 2011/83/UE',
          'Package Travel and Linked Travel Arrangements Regulations 2018 : nous agissons comme intermédiaire et ne concluons aucun contrat de voyage',
          'UK GDPR et Data Protection Act 2018 ; pour les personnes se trouvant dans l’UE, règlement général sur la protection des données (UE) 2016/679',
          'Privacy and Electronic Communications Regulations 2003 et directive 2002/58/CE (ePrivacy)',
        ],
      },
    ],
  },
};
