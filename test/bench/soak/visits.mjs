const PATHS = [
  '/',
  '/deals',
  '/deals/1',
  '/deals/2',
  '/deals?search=a',
  '/deals/999999',
  '/api/deals',
  '/api/deals/1',
  '/destinations/serengeti',
  '/travel-tips',
  '/nothing-here',
  '/login',
  '/api/auth/session',
  '/api/contact/challenge',
  '/sitemap.xml',
  '/deals.rss',
  '/readyz',
];
const LANGUAGES = ['en', 'de', 'es', 'fr'];
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What visitors do, one after the other: every page in every language, a signup, a quote request, a mistake. */
export const VISITS = LANGUAGES.flatMap((language) => [
  ...PATHS.map((path) => ({ method: 'GET', path, language })),
  post('/api/newsletter/subscribe', language, (n) => ({ email: `reader${n}@example.org` })),
  post('/api/contact', language, (n) => ({
    firstName: 'A',
    lastName: 'B',
    email: `guest${n}@example.org`,
  })),
  post('/api/contact', language, () => ({ email: 'none' })),
]);

function post(path, language, body) {
  return { method: 'POST', path, language, headers: JSON_TYPE, body };
}
