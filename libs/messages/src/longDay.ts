const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a day without a time in full, the same in every time zone. Returns an empty text for an invalid
 * day.
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

/** 'March 2, 2026 at 9:30 AM EST': an ISO time written out in the reader's own zone, which it names. */
export const longMoment = (at: string): string => momentFormat.format(new Date(at));

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The date of an ISO time in the reader's own time zone: 'March 2, 2026'. Returns any other text unchanged. */
export function longDate(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : dateFormat.format(date);
}
