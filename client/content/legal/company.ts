/** What the legal texts name but do not know: it comes from the configuration (the site's brand). */
export interface Company {
  readonly name: string;
  readonly companyNumber: string;
  readonly address: string;
  readonly director: string;
  readonly email: string;
  readonly phone: string;
  readonly domain: string;
}
