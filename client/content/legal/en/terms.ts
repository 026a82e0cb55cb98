import type { Terms } from '../types';

export const terms = {
  lead: 'These terms say what you buy when you buy a voucher, what the operator owes you, and what we answer for.',
  sections: {
    scope: {
      title: 'Scope',
      blocks: [
        'These terms apply to this website and to all vouchers offered by {brand}, {address} (company number {companyNumber}). They apply in the version in force at the time of your order.',
        'A travel contract with an operator is governed by that operator’s own terms. The payment and delivery provider may have terms of its own for the payment; you see them before you pay.',
        'These terms are available in English, German, Spanish and French. In case of doubt the English version decides, unless the mandatory law of the country you live in says otherwise.',
      ],
    },
    serviceNature: {
      title: 'Nature of our service',
      blocks: [
        'We negotiate time-limited discounts with licensed safari operators and offer them as digital vouchers. We are an intermediary and not a tour operator.',
        'Sales and delivery are handled by a third-party payment and delivery provider. On this website you cannot book a trip and cannot pay; the book button leads to our request form.',
        'Prices, places and expiry dates on this website describe an offer for as long as it lasts. They are not binding on us until your order has been confirmed. The saving shown is the difference between our price and the operator’s price when booked directly.',
        'A quote request is free and binds you to nothing.',
      ],
    },
    voucherTerms: {
      title: 'Voucher terms',
      blocks: [
        {
          list: [
            'Each voucher is unique and carries a code of its own. It can be redeemed once.',
            'Vouchers are transferable: you may give yours away. Whoever presents the code first may redeem it, so please keep it safe.',
            'Vouchers are non-refundable and cannot be exchanged for cash, unless mandatory law gives you a right to it.',
            'Vouchers are delivered digitally only, by email or as a download. Nothing is sent by post.',
            'A voucher is valid for 12 to 24 months from the date of purchase, depending on the offer. The date printed on the voucher counts.',
            'A voucher can be redeemed only through the operator named on it. Travel dates depend on what that operator has available.',
          ],
        },
        'Services that are not named on the voucher, such as international flights, visas, park fees not mentioned, insurance or tips, are not part of it.',
        {
          title: 'Your right of withdrawal, and its waiver',
          notice:
            'Consumers may normally withdraw from a contract made at a distance within 14 days without giving a reason (Consumer Contracts Regulations 2013; in the EU, Directive 2011/83/EU). Our vouchers are delivered digitally and at once. Before delivery you will therefore be asked to agree expressly that delivery begins before the 14 days are over, and to acknowledge that you thereby lose your right of withdrawal (Regulation 37; Article 16(m)). You receive a confirmation of this by email. Without this express waiver no voucher is delivered.',
        },
        'Your rights where a voucher is faulty or not as described are not affected.',
      ],
    },
    noTravelContract: {
      title: 'No travel contract with us',
      blocks: [
        'Buying a voucher does not make a travel contract with {brand}. The travel contract comes about only between you and the operator named on the voucher, when you redeem it and the operator confirms your dates.',
        'We do not organize packages or linked travel arrangements within the meaning of the Package Travel and Linked Travel Arrangements Regulations 2018 or of Directive (EU) 2015/2302. The operator alone is responsible for carrying out the trip, for the information required before travel, and for any insolvency protection that the law prescribes.',
        'Claims about the trip itself are to be made against the operator. We are glad to help you reach the right person there.',
      ],
    },
    liability: {
      title: 'Liability',
      blocks: [
        'Where the law permits, we are liable only for intent and gross negligence. This also applies to our staff and to those who act for us.',
        'Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for fraud or fraudulent misrepresentation, or any other liability that cannot be limited by law. Your statutory rights as a consumer remain as they are.',
        'We are not liable for the acts of the operators, who work independently and on their own responsibility. We choose them with care and check their licenses.',
      ],
    },
    websiteUsage: {
      title: 'Use of the website',
      blocks: [
        'You may use this website for your own, non-commercial purposes. Texts, illustrations and the film are protected by copyright; please ask us before you use them elsewhere.',
        'It is not permitted:',
        {
          list: [
            'to read out offers in bulk by automated means, or to send our forms automatically in large numbers',
            'to enter the data of other people without their consent',
            'to disturb the operation of the website or to get around its protection',
          ],
        },
        'We take care that the information here is correct and the website available, but cannot promise that it is free of faults and interruptions at all times. For linked pages their operators are responsible.',
      ],
    },
    law: {
      title: 'Law and jurisdiction',
      blocks: [
        'The law of the United Kingdom (England and Wales) applies. Place of jurisdiction is London.',
        'If you are a consumer living in the European Union, you keep the protection of the mandatory provisions of the law of your country of residence, and may also bring an action before the courts there. Consumers living in Scotland or Northern Ireland may also turn to the courts there.',
        'Should a provision of these terms be invalid, the others remain in force.',
        'Something went wrong? Please write to us first at {email}. In most cases we can find a solution together.',
      ],
    },
  },
} as const satisfies Terms;
