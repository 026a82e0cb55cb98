/** What the legal texts name but do not know: it comes from the configuration. */
export interface Company {
  readonly brand: string;
  readonly companyNumber: string;
  readonly address: string;
  readonly director: string;
  readonly email: string;
  readonly phone: string;
  readonly domain: string;
}
