/** The number with its last four digits only; without any when there are fewer. */
export const maskedSsn = (lastFour: string) =>
  `•••-••-${/^\d{4}$/.test(lastFour) ? lastFour : '••••'}`;

/** The same for those who hear it. */
export const spokenSsn = (lastFour: string) =>
  /^\d{4}$/.test(lastFour) ? `Ends in ${lastFour}` : 'Hidden';

export const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of a moment, where the customer is. */
export function shownDate(isoTime: string): string {
  const date = new Date(isoTime);
  return Number.isNaN(date.getTime()) ? isoTime : moment.format(date);
}
