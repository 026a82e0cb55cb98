import { everyPageIsAccessible } from '../support/axe';

describe('axe finds nothing, in English, on', () => {
  everyPageIsAccessible('en-GB', [
    [1440, 'light'],
    [375, 'dark'],
  ]);
});
