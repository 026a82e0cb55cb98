import type { imprint as english } from '../en/imprint';
import type { Translated } from '../types';

export const imprint: Translated<typeof english> = {
  lead: 'Wer hinter dieser Website steht und wie Sie uns erreichen.',
  factsTitle: 'Angaben zum Unternehmen',
  facts: {
    company: { label: 'Unternehmen', value: '{brand}, eingetragen in England und Wales' },
    companyNumber: { label: 'Registernummer', value: '{companyNumber}' },
    address: { label: 'Eingetragener Sitz', value: '{address}' },
    director: { label: 'Geschäftsführung', value: '{director}' },
    email: { label: 'E-Mail', value: '{email}' },
    phone: { label: 'Telefon', value: '{phone}' },
    domain: { label: 'Hauptdomain', value: '{domain}' },
  },
  intermediary: {
    title: 'Vermittler, kein Reiseveranstalter',
    blocks: [
      '{brand} ist eine Agentur für Rabattgutscheine. Wir sind Vermittler und kein Reiseveranstalter. Pauschalreisen veranstalten und verkaufen wir nicht, und wir führen selbst keine Safaris durch.',
      'Jede Safari erbringt der lizenzierte Veranstalter, der auf dem Gutschein genannt ist, aufgrund eines Vertrags zwischen Ihnen und ihm. Zahlung und Lieferung der Gutscheine übernimmt ein externer Zahlungs- und Lieferdienst.',
    ],
  },
  compliance: {
    title: 'Rechtliche Grundlagen',
    blocks: [
      'Nach diesen Vorschriften arbeiten wir:',
      {
        list: [
          'Companies Act 2006 und die dazu erlassenen Vorschriften über Unternehmensangaben',
          'Electronic Commerce (EC Directive) Regulations 2002: Angaben zum Anbieter',
          'Consumer Rights Act 2015 und Consumer Contracts Regulations 2013; für Verbraucher in der EU die Richtlinie 2011/83/EU',
          'Package Travel and Linked Travel Arrangements Regulations 2018: Wir sind Vermittler und schließen keinen Reisevertrag',
          'UK GDPR und Data Protection Act 2018; für Menschen in der EU die Datenschutz-Grundverordnung (EU) 2016/679',
          'Privacy and Electronic Communications Regulations 2003 und Richtlinie 2002/58/EG (ePrivacy)',
        ],
      },
    ],
  },
};
