import type { TaskCompletion } from '@bank-bonuses/api-client';
import { csvOf } from '@bank-bonuses/product/csv';

const header = ['Date', 'Bank', 'Task Type', 'Amount', 'Account'];

/** Returns the activity as CSV for spreadsheets, with days as YYYY-MM-DD. */
export function activityCsv(activity: readonly TaskCompletion[]): string {
  const rows = activity.map(({ date, bank, task_type, amount, account }) => [
    date,
    bank,
    task_type,
    amount,
    account,
  ]);
  return csvOf([header, ...rows]);
}
