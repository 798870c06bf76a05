const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a day without a time in full, the same in every time zone. Returns an empty string for an
 * invalid day.
 */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * Formats an ISO time in full, in the reader's time zone and with the name of the zone: 'March 2,
 * 2026 at 9:30 AM EST'.
 */
export const longMoment = (at: string): string => momentFormat.format(new Date(at));

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/**
 * Returns the date of an ISO time in the reader's time zone: 'March 2, 2026'. Returns any other
 * text unchanged.
 */
export function longDate(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : dateFormat.format(date);
}
