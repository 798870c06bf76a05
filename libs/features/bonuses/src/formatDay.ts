// A day has no time zone; reading and writing it in one and the same keeps it that day everywhere.
const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Nov 3, 2026' for '2026-11-03'. What is no day stays as it is. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  return isDay ? written.format(date) : day;
}
