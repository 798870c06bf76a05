/** A cell: a text, an amount in dollars, or nothing. */
export type CsvCell = string | number | undefined;

/** Byte order mark, without which spreadsheets do not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

// Matches text that a spreadsheet would evaluate as a formula, including after white space and with
// full-width characters.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/**
 * Returns rows as CSV (RFC 4180) for spreadsheets: amounts as plain numbers, a missing value as an
 * empty cell.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: CsvCell): string {
  if (value === undefined || value === '') return '';
  return typeof value === 'number' ? number(value) : text(value);
}

/**
 * Returns the text as a quoted field. An apostrophe before the text prevents a spreadsheet from
 * evaluating it as a formula.
 */
function text(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns the amount with two decimals. Needs no protection against formulas, because only this
 * code formats it: a leading minus is always a sign.
 */
function number(value: number): string {
  const cents = Math.round(value * 100);
  return (cents === 0 ? 0 : cents / 100).toFixed(2);
}

/**
 * Milliseconds after which the object URL is revoked; long enough for the browser to read the file.
 */
const keptForMs = 60_000;

/** Downloads the text as a CSV file through a temporary link. For browsers only. */
export function saveCsv(fileName: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
