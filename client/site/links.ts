/** Every address of the public site, typed, in one place. */
export const links = {
  home: '/',
  about: '/#about',
  deals: '/deals',
  deal: (id: number) => `/deals/${id}`,
  destinations: '/destinations',
  destination: (id: string) => `/destinations/${id}`,
  travelTips: '/travel-tips',
  contact: '/contact',
  thankYou: '/thank-you',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  imprint: '/imprint',
  login: '/login',
  admin: '/admin',
} as const;

/** The calls of contract section 4. */
export const calls = {
  deals: '/api/deals',
  featured: '/api/deals/featured',
  deal: (id: number | string) => `/api/deals/${id}`,
  subscribe: '/api/newsletter/subscribe',
  contact: '/api/contact',
  challenge: '/api/contact/challenge',
  session: '/api/auth/session',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  adminDeals: '/api/admin/deals',
  adminDeal: (id: number) => `/api/admin/deals/${id}`,
  adminStats: '/api/admin/stats',
  exportContacts: '/api/admin/export/contacts',
  exportNewsletter: '/api/admin/export/newsletter',
} as const;
