// A day has no time zone; reading and writing it in one and the same keeps it that day everywhere.
const written = {
  medium: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
};

/**
 * A day without a time, `YYYY-MM-DD`, for people: 'Nov 3, 2026', or 'November 3, 2026' when `long`.
 * What is no day stays as it is.
 */
export function formatDay(day: string, length: keyof typeof written = 'medium'): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  return isDay ? written[length].format(date) : day;
}
