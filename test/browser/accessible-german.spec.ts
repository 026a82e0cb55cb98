import { everyPageIsAccessible } from '../support/axe';

describe('axe finds nothing, in German, on', () => {
  everyPageIsAccessible('de-DE', [[375, 'light']]);
});
