import { stringify } from 'csv-stringify';
import { EXPORT_KINDS, type ExportKind } from './export-kinds';

/**
 * Rows to CSV as spreadsheets want it: BOM, CRLF, quotes where needed, and nothing that could run as a
 * formula (OWASP). A line break inside a cell is quoted whatever its kind.
 */
export const csvOf = (kind: ExportKind) =>
  stringify({
    bom: true,
    header: true,
    columns: Object.keys(EXPORT_KINDS[kind].columns),
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
