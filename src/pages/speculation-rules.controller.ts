import { Controller, Get, Header } from '@nestjs/common';

const PATH = 'pages.speculationrules';

/** Sent with every page; no inline script is allowed, so the rules are a file of their own. */
export const SPECULATION_RULES = ['Speculation-Rules', `"/${PATH}"`];

/** What asks who somebody is, or changes something, is never fetched ahead. */
const NEVER = ['/api/*', '/admin*', '/login*', '/newsletter/*', '/*\\?*lang=*'];
/** Links that an island answers itself, without leaving the page. */
const STAYS = { selector_matches: '[role=button]' };
/** Pages with deals: what is fetched ahead must still be true when it is shown. */
const DEALS = ['/', '/deals*'];

const rule = (eagerness: string, ...where: object[]) => ({ where: { and: where }, eagerness });
const to = (paths: string[]) => ({ href_matches: paths });

/** Pages are fetched, never run, ahead: with deals at the press of the button, others while pointed at. */
const RULES = {
  prefetch: [
    rule('conservative', to(DEALS), { not: to(NEVER) }, { not: STAYS }),
    rule('moderate', to(['/*']), { not: to([...DEALS, ...NEVER]) }),
  ],
};

@Controller()
export class SpeculationRulesController {
  @Get(PATH)
  @Header('Content-Type', 'application/speculationrules+json')
  @Header('Cache-Control', 'public, max-age=86400')
  rules() {
    return JSON.stringify(RULES);
  }
}
