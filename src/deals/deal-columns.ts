/**
 * Columns of a deal, already in the form that answers have (contract 2.1): decimals as text, times as
 * ISO UTC with milliseconds. PostgreSQL writes them so, and nothing is converted row by row.
 */
const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const SHOWN_ON_CARDS = `id, title, destination,
  original_price::text as "originalPrice", discounted_price::text as "discountedPrice",
  savings, duration, spots_left as "spotsLeft", total_spots as "totalSpots",
  ${iso('expires_at')} as "expiresAt", is_urgent as "isUrgent",
  message_tag as "messageTag", message_color as "messageColor", priority,
  is_countdown_enabled as "isCountdownEnabled",
  custom_countdown_message as "customCountdownMessage"`;

/** A card shows three highlights and one picture; more is not read. */
const CARD_COLUMNS = `${SHOWN_ON_CARDS}, highlights[1:3] as highlights, images[1:1] as images`;

/** All of a card as one JSON text: the driver turns one column into one string. */
export const CARD = `(select to_json(shown)::text from (select ${CARD_COLUMNS}) shown) as card`;

export const ALL_COLUMNS = `${SHOWN_ON_CARDS}, description,
  to_json(highlights) as highlights, to_json(images) as images,
  is_active as "isActive", booking_url as "bookingUrl",
  max_bookings_per_day as "maxBookingsPerDay", meta_title as "metaTitle",
  meta_description as "metaDescription", tags,
  ${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"`;
