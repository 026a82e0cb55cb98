/** A paragraph, a list, or a notice that stands apart from the text around it. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly notice: string; readonly title: string };

/** One numbered section; its number is its place. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export type FactName =
  'company' | 'companyNumber' | 'address' | 'director' | 'email' | 'phone' | 'domain';

export interface Imprint {
  readonly lead: string;
  readonly factsTitle: string;
  readonly facts: Readonly<Record<FactName, Fact>>;
  readonly intermediary: Section;
  readonly compliance: Section;
}

export type PrivacySection =
  | 'overview'
  | 'controller'
  | 'dataCollected'
  | 'legalBasis'
  | 'sharing'
  | 'retention'
  | 'rights'
  | 'security'
  | 'updates';

export interface Privacy {
  readonly lead: string;
  readonly sections: Readonly<Record<PrivacySection, Section>>;
}

export type TermsSection =
  | 'scope'
  | 'serviceNature'
  | 'voucherTerms'
  | 'noTravelContract'
  | 'liability'
  | 'websiteUsage'
  | 'law';

export interface Terms {
  readonly lead: string;
  readonly sections: Readonly<Record<TermsSection, Section>>;
}

/** The same keys and the same number of blocks and list items, in other words. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};
