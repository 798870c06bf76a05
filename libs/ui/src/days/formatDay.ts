type Length = 'medium' | 'long';

// Made when first needed: each takes a slow phone several milliseconds.
const formats: { [name in Length]?: Intl.DateTimeFormat } = {};

/**
 * A day without a time, `YYYY-MM-DD`, for people: 'Nov 3, 2026', or 'November 3, 2026' when `long`.
 * What is no day stays as it is.
 */
export function formatDay(day: string, length: Length = 'medium'): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  if (!isDay) return day;
  // A day has no time zone; reading and writing it in one and the same keeps it that day everywhere.
  formats[length] ??= new Intl.DateTimeFormat('en-US', { dateStyle: length, timeZone: 'UTC' });
  return formats[length].format(date);
}
