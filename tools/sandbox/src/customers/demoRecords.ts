import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of demo records. Bank logins come last: they tell that all have been imported. */
export const demoRecordKinds = [
  'enrollments',
  'activity',
  'accounts',
  'milestones',
  'referrals',
  'bank-logins',
] as const;

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/**
 * Returns the records of a kind as input of the back office's import. In the files, "-2/07" is the
 * 7th of the month two months ago, but never later than today, and "+5" is five days from now.
 */
export function demoRecords(kind: (typeof demoRecordKinds)[number], now: Date): string {
  const [year, month, today] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return readFileSync(join(import.meta.dirname, 'records', `${kind}.jsonl`), 'utf8')
    .replaceAll(/"-(\d+)\/(\d+)"/g, (_, ago: string, day: string) => {
      const last = ago === '0' ? today : 28;
      return `"${dayOf(year, month - Number(ago), Math.min(Number(day), last))}"`;
    })
    .replaceAll(/"\+(\d+)"/g, (_, days: string) => `"${dayOf(year, month, today + Number(days))}"`);
}
