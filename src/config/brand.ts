import type { Brand } from '../../client/site/site';
import type { EnvReader } from './env-reader';

export type { Brand };

/** The defaults are recognisable as to be replaced; the README lists them as launch blockers. */
export function readBrand(read: EnvReader): Brand {
  return {
    name: 'Safari Flash Deals',
    product: 'Safaris',
    phone: read.text('BRAND_PHONE', '+44 20 7946 0000'),
    email: read.text('BRAND_EMAIL', 'hello@safari-flash-deals.example'),
    whatsapp: read.text('BRAND_WHATSAPP', '+44 7700 900000'),
    companyNumber: read.text('BRAND_COMPANY_NUMBER', '00000000'),
    address: read.text('BRAND_ADDRESS', '1 Example Street, London EC1A 1AA, United Kingdom'),
    director: read.text('BRAND_DIRECTOR', 'Jane Placeholder'),
    domain: read.text('BRAND_DOMAIN', 'safari-flash-deals.example'),
  };
}
