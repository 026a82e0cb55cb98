import type { Imprint } from '../types';

export const imprint = {
  lead: 'Who stands behind this website, and how you can reach us.',
  factsTitle: 'Company details',
  facts: {
    company: { label: 'Company', value: '{brand}, registered in England and Wales' },
    companyNumber: { label: 'Company number', value: '{companyNumber}' },
    address: { label: 'Registered address', value: '{address}' },
    director: { label: 'Managing director', value: '{director}' },
    email: { label: 'Email', value: '{email}' },
    phone: { label: 'Phone', value: '{phone}' },
    domain: { label: 'Main domain', value: '{domain}' },
  },
  intermediary: {
    title: 'Intermediary, not a tour operator',
    blocks: [
      '{brand} is an agency for discount vouchers. We are an intermediary and not a tour operator. We neither organize nor sell package travel and do not carry out any safari ourselves.',
      'Every safari is provided by the licensed operator named on the voucher, under a contract between you and that operator. Payment and delivery of vouchers are handled by a third-party payment and delivery provider.',
    ],
  },
  compliance: {
    title: 'Legal compliance',
    blocks: [
      'These are the rules we work by:',
      {
        list: [
          'Companies Act 2006 and the company information rules made under it',
          'Electronic Commerce (EC Directive) Regulations 2002: information about the provider',
          'Consumer Rights Act 2015 and Consumer Contracts Regulations 2013; for consumers in the EU, Directive 2011/83/EU',
          'Package Travel and Linked Travel Arrangements Regulations 2018: we act as an intermediary and conclude no travel contract',
          'UK GDPR and Data Protection Act 2018; for people in the EU, the General Data Protection Regulation (EU) 2016/679',
          'Privacy and Electronic Communications Regulations 2003 and Directive 2002/58/EC (ePrivacy)',
        ],
      },
    ],
  },
} as const satisfies Imprint;
