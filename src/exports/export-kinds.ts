/** What can be exported: the table, and the columns with the names they have in the file. */
interface Kind {
  table: string;
  columns: Record<string, string>;
}

const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns are the entities' fields; the newsletter's token never leaves (contract section 4). */
export const EXPORT_KINDS = {
  contacts: {
    table: 'contact_submissions',
    columns: {
      id: 'id',
      firstName: 'first_name',
      lastName: 'last_name',
      email: 'email',
      phone: 'phone',
      preferredDestination: 'preferred_destination',
      startDate: iso('start_date'),
      endDate: iso('end_date'),
      travelers: 'travelers',
      message: 'message',
      status: 'status',
      createdAt: iso('created_at'),
    },
  },
  newsletter: {
    table: 'newsletter_subscriptions',
    columns: {
      id: 'id',
      email: 'email',
      isConfirmed: 'is_confirmed::text',
      confirmedAt: iso('confirmed_at'),
      createdAt: iso('created_at'),
      updatedAt: iso('updated_at'),
    },
  },
} satisfies Record<string, Kind>;

export type ExportKind = keyof typeof EXPORT_KINDS;

export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(EXPORT_KINDS, kind);

/** Reads the rows up to the one with id $1, newest first. */
export function rowsQuery(kind: ExportKind): string {
  const { table, columns } = EXPORT_KINDS[kind];
  const list = Object.entries(columns).map(([name, column]) => `${column} as "${name}"`);
  return `select ${list.join(', ')} from ${table} where id <= $1 order by created_at desc, id desc`;
}

export const countQuery = (kind: ExportKind): string =>
  `select count(*)::int as rows from ${EXPORT_KINDS[kind].table} where id <= $1`;
