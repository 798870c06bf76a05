import type { TaskCompletion } from '@bank-bonuses/api-client';

const header = ['Date', 'Bank', 'Task Type', 'Amount', 'Account'];

/** Without this mark, spreadsheets assume another encoding. */
const byteOrderMark = '\uFEFF';

// Text that a spreadsheet would evaluate as a formula, also after white space and in full-width characters.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/**
 * Returns the activity as CSV (RFC 4180) for spreadsheets: amounts as plain numbers, days as
 * YYYY-MM-DD, `null` as an empty cell.
 */
export function activityCsv(activity: readonly TaskCompletion[]): string {
  const lines = activity.map(({ date, bank, task_type, amount, account }) =>
    [text(date), text(bank), text(task_type), number(amount), text(account)].join(','),
  );
  return `${byteOrderMark}${[header.map(text).join(','), ...lines].join('\r\n')}\r\n`;
}

/** Always quoted, so that no separator splits it; an apostrophe prevents a formula from running. */
function text(value: string | null): string {
  if (value === null) return '';
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Written by us alone, so a minus in front of it is one. */
function number(value: number | null): string {
  if (value === null) return '';
  const cents = Math.round(value * 100);
  return (cents === 0 ? 0 : cents / 100).toFixed(2);
}
