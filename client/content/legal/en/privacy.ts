import type { Privacy } from '../types';

export const privacy = {
  lead: 'We collect little, keep it for a limited time and sell it to nobody. Here is what happens to your data, in plain words.',
  sections: {
    overview: {
      title: 'Overview',
      blocks: [
        'You can visit all pages of this website without telling us who you are. We process personal data only when you send us a quote request, subscribe to our newsletter or write to us, and as far as running the website safely requires it.',
        {
          list: [
            'No analytics, no advertising networks, no tracking.',
            'Fonts, pictures, scripts and the bot protection of our forms come from our own server. Nothing is loaded from a third party before you click on something that says so.',
            'Cookies only for things you ask for: your language, your newsletter signup and, for our staff, signing in.',
          ],
        },
        'This policy follows the UK GDPR and the Data Protection Act 2018, the EU General Data Protection Regulation, and the ePrivacy rules (Privacy and Electronic Communications Regulations 2003, Directive 2002/58/EC).',
      ],
    },
    controller: {
      title: 'Data Controller',
      blocks: [
        'The controller is {brand}, {address}, company number {companyNumber}, represented by {director}.',
        'For all questions about data protection, please write to {email} or call {phone}.',
      ],
    },
    dataCollected: {
      title: 'Data Collected',
      blocks: [
        'Quote requests. We store what you enter: first and last name, email address and, if you give them, phone number, preferred destination, travel dates, number of travelers and your message; also the time and the state of the request. It is also sent by email to our team, and you receive a confirmation by email.',
        'Newsletter. We store your email address and use double opt-in: we send you a link, and the subscription starts only once it is confirmed. As proof of your consent we keep the times of signup and confirmation and the version and language of the wording you agreed to. The codes in our links are stored only as hashes. Every mail contains a link that ends the subscription with one click.',
        'Cookies and local storage. We set only these:',
        {
          list: [
            'Cookie “language” and an entry of the same name in your browser’s local storage: the language you have chosen. The cookie lasts 1 year; the entry stays until you delete it.',
            'Newsletter signup cookie: marks, with a signature, the browser in which you signed up, so that the link in our mail works there with one click. It is set when you subscribe and lasts 7 days.',
            'Session cookie for administrators: set only when somebody from our team signs in; lasts 24 hours from the last use.',
          ],
        },
        'Protection of forms and sign-in. Your browser solves a small computing task (proof of work) set by our own server; a hidden field catches simple bots. To limit the number of requests we count them by IP address in a temporary memory store, for up to 15 minutes. So that nobody can flood a mailbox, we also count for up to an hour how many mails go to one email address. No third party takes part in this.',
        'Server logs. As every web server does, ours notes technical details of each request, such as time, page, status and IP address. The logs contain no email addresses and no content of forms.',
        'On a click only. If the film on the home page comes from another provider, this is said beside it, and your IP address reaches that provider only once you play the film. The same is true of WhatsApp when you follow the link to it.',
      ],
    },
    legalBasis: {
      title: 'Legal Basis',
      blocks: [
        {
          list: [
            'Quote requests: steps at your request before a contract (Article 6(1)(b) of the UK GDPR and EU GDPR).',
            'Newsletter: your consent (Article 6(1)(a); Regulation 22 of the Privacy and Electronic Communications Regulations). You may withdraw it at any time; what was done before remains lawful.',
            'Proof of consent: our duty to be able to show it (Article 6(1)(c) with Article 7(1)).',
            'Protection against abuse, server logs: our legitimate interest in a website that works and is safe (Article 6(1)(f)).',
            'The cookies named above: strictly necessary for the service you ask for, and therefore allowed without a banner.',
          ],
        },
        'You are not obliged to give us any data. Without a name and an email address, however, we cannot answer a quote request. We make no automated decisions about you and build no profiles.',
      ],
    },
    sharing: {
      title: 'Sharing',
      blocks: [
        'We do not sell your data. It reaches others only as follows:',
        {
          list: [
            'Hosting and mail providers process data for us and on our instructions, under a contract for data processing (Article 28).',
            'The payment and delivery provider handles the sale of vouchers on its own pages and is itself responsible for the data you enter there.',
            'A safari operator receives what it needs for your quote only when you have agreed to it. Operators are based in the country of travel, thus often outside the United Kingdom and the European Union, where data protection may be weaker (Article 49(1)).',
            'Authorities and courts receive data where the law obliges us.',
          ],
        },
        'Where a provider processes data outside the United Kingdom and the European Economic Area, this rests on an adequacy decision or on standard contractual clauses with the UK addendum.',
      ],
    },
    retention: {
      title: 'Retention',
      blocks: [
        {
          list: [
            'Quote requests: up to 24 months after the last contact.',
            'Newsletter: for as long as you are subscribed. Subscriptions that are not confirmed are deleted after 30 days.',
            'After you unsubscribe we send nothing more, and delete the entry after 30 days at the latest.',
            'Content of mails we have sent: deleted from our sending system after 7 days.',
            'Counters against abuse: up to 15 minutes by IP address, up to an hour by email address.',
            'Server logs: only as long as is needed to find faults and attacks, as a rule no more than 30 days.',
            'Export files that our staff make from these data: deleted from the server after one hour.',
          ],
        },
        'We keep data longer only where the law requires it, for instance for business letters and accounts.',
      ],
    },
    rights: {
      title: 'Your Rights',
      blocks: [
        'You have the right',
        {
          list: [
            'to learn which data we hold about you and to receive a copy (Article 15)',
            'to have wrong data corrected (Article 16) and data deleted (Article 17)',
            'to have processing restricted (Article 18)',
            'to receive your data in a common format (Article 20)',
            'to object to processing that rests on our legitimate interest, and to direct marketing at any time (Article 21)',
            'to withdraw consent at any time (Article 7(3))',
          ],
        },
        'A message to {email} is enough. We answer within one month, free of charge.',
        'You may also complain to a supervisory authority: in the United Kingdom to the Information Commissioner’s Office (ico.org.uk), in the European Union to the authority of the place where you live or work.',
      ],
    },
    security: {
      title: 'Security',
      blocks: [
        {
          list: [
            'All pages and forms are transmitted encrypted (TLS).',
            'Passwords of our staff and the codes in our newsletter links are stored only as hashes.',
            'Only signed-in administrators can see requests and subscriptions.',
            'A strict security policy keeps foreign scripts out of our pages.',
          ],
        },
        'Should there be a breach that puts you at risk in spite of this, we will inform you and the authority without delay.',
      ],
    },
    updates: {
      title: 'Updates',
      blocks: [
        'When the website or the law changes, we adapt this policy; the version on this page applies. If a change concerns something you have consented to, we ask you again.',
      ],
    },
  },
} as const satisfies Privacy;
