/** A payload that breaks no rule; name only what the test is about. */
export const aPayload = (given: object = {}) => ({
  title: 'Four days on the plains',
  destination: 'Serengeti, Tanzania',
  description: 'Out at dawn.\nBack at dusk.',
  duration: '4 days',
  originalPrice: '2000',
  discountedPrice: '1300.5',
  savings: 35,
  spotsLeft: 8,
  totalSpots: 12,
  expiresAt: '2099-03-01T10:00:00+01:00',
  ...given,
});
