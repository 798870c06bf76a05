/** The number with its last four digits only; without any when there are fewer. */
export const maskedSsn = (lastFour: string) =>
  `•••-••-${/^\d{4}$/.test(lastFour) ? lastFour : '••••'}`;

/** The same for those who hear it. */
export const spokenSsn = (lastFour: string) =>
  /^\d{4}$/.test(lastFour) ? `Ends in ${lastFour}` : 'Hidden';

export const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

// A day has no time zone; reading and writing it in one and the same keeps it that day everywhere.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** 'April 12, 1990' for '1990-04-12'. What is no day stays as it is. */
export function shownDay(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
  return isDay ? day.format(date) : text;
}

/** The day of a moment, where the customer is. */
export function shownDate(isoTime: string): string {
  const date = new Date(isoTime);
  return Number.isNaN(date.getTime()) ? isoTime : moment.format(date);
}
