import type { Deal, ShownDeal } from './deal';

/** Only what the page of a deal shows goes along to the browser: never the booking address. */
export function shownDeal(deal: Deal): ShownDeal {
  const {
    isActive: _isActive,
    bookingUrl: _bookingUrl,
    maxBookingsPerDay: _maxBookingsPerDay,
    metaTitle: _metaTitle,
    metaDescription: _metaDescription,
    tags: _tags,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...shown
  } = deal;
  return shown;
}
