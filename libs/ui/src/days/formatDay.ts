import { monthNames } from './monthNames.ts';

/**
 * Formats a day `YYYY-MM-DD`: 'Nov 3, 2026', or 'November 3, 2026' when `long`. Returns any other text
 * unchanged.
 */
export function formatDay(day: string, length: 'medium' | 'long' = 'medium'): string {
  // A day has no time zone: parsing and formatting both use UTC, so it is the same day everywhere.
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  if (!isDay) return day;
  const name = monthNames[date.getUTCMonth()] ?? '';
  const month = length === 'long' ? name : name.slice(0, 3);
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
