import { createContext, useContext } from 'react';

/** What every page knows of the site and of the request; rendered on the server only. */
export interface Site {
  language: string;
  /** Path of the page without query, as links and canonical addresses name it. */
  path: string;
  /** Query without `lang` and without the question mark. */
  query: string;
  publicUrl: string;
  brand: Brand;
  /** The server's clock (ms since 1970 UTC). */
  now: number;
  videoUrl: string | null;
  development: boolean;
}

/** Name and contact data of the agency; `src/config/brand.ts` reads them (decisions, "Content"). */
export interface Brand {
  name: string;
  product: string;
  phone: string;
  email: string;
  whatsapp: string;
  companyNumber: string;
  address: string;
  director: string;
  domain: string;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

/** @throws outside a page; islands get what they need as props. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside a page');
  return site;
}
