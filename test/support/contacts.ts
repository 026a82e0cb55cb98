import type { DataSource } from 'typeorm';

/** Cells that spreadsheets, parsers and terminals stumble over. */
export const HOSTILE = [
  `=cmd|' /C calc'!A0`,
  '+44 20 7946 0000',
  '-1+1',
  '@SUM(A1:A9)',
  'say "hi", she said',
  'two\r\nlines',
  'bare\nline feed',
  'bare\rreturn',
  'لحظة RTL \u202e evil',
  '🦁🇹🇿 e\u0301',
  ' leading and trailing ',
  ',;\t|',
];

/** So many quote requests, hostile cells among them, spread over the last months. */
export async function manyContacts(database: DataSource, count: number): Promise<void> {
  await database.query(
    `insert into contact_submissions
       (first_name, last_name, email, phone, preferred_destination, start_date, travelers, message, created_at)
     select 'First ' || n, ($2::text[])[1 + n % $3], 'person' || n || '@example.org',
       ($2::text[])[1 + (n / 7) % $3], case when n % 3 = 0 then 'serengeti' end,
       case when n % 2 = 0 then timestamptz '2026-03-01T00:00:00Z' end, '2',
       ($2::text[])[1 + (n / 3) % $3] || repeat(' and so on', n % 20),
       now() - interval '1 second' * n
     from generate_series(1, $1) n`,
    [count, HOSTILE, HOSTILE.length],
  );
}

/** What OWASP's guard puts before a cell that could be a formula. */
export const guarded = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
