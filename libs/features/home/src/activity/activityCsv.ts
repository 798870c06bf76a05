import type { TaskCompletion } from '@bank-bonuses/api-client';

const header = ['Date', 'Bank', 'Task Type', 'Amount', 'Account'];

/** Byte order mark, without which spreadsheets do not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

// Matches text that a spreadsheet would evaluate as a formula, including after white space and with
// full-width characters.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/**
 * Returns the activity as CSV (RFC 4180) for spreadsheets: amounts as plain numbers, days as
 * YYYY-MM-DD, a missing value as an empty cell.
 */
export function activityCsv(activity: readonly TaskCompletion[]): string {
  const lines = activity.map(({ date, bank, task_type, amount, account }) =>
    [text(date ?? ''), text(bank), text(task_type), number(amount), text(account)].join(','),
  );
  return `${byteOrderMark}${[header.map(text).join(','), ...lines].join('\r\n')}\r\n`;
}

/**
 * Returns the text as a quoted CSV field. An apostrophe before the text prevents a spreadsheet from
 * evaluating it as a formula.
 */
function text(value: string): string {
  if (value === '') return '';
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns the amount with two decimals. Needs no protection against formulas, because only this
 * code formats it: a leading minus is always a sign.
 */
function number(value: number | undefined): string {
  if (value === undefined) return '';
  const cents = Math.round(value * 100);
  return (cents === 0 ? 0 : cents / 100).toFixed(2);
}
