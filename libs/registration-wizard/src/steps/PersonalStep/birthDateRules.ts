import { minimumAge, personalMessages } from '@bank-bonuses/messages';

const { birthDateInvalid, tooYoung } = personalMessages;

const firstDay = '1900-01-01';

/**
 * What is wrong with a date of birth (`YYYY-MM-DD`), if anything. Days in this form compare as text, so
 * that no time zone moves one: a person who turns 18 today is 18, from the first minute of the applicant's day.
 *
 * @param now the moment whose local day counts as today
 */
export function birthDateError(dateOfBirth: string, now: Date): string | undefined {
  if (!isDay(dateOfBirth) || dateOfBirth < firstDay || dateOfBirth > yearsBefore(now, 0))
    return birthDateInvalid;
  return dateOfBirth > yearsBefore(now, minimumAge) ? tooYoung : undefined;
}

/** Advice on a date of birth that is probably a slip. It names what was seen; nobody is stopped by it. */
export function birthDateHint(dateOfBirth: string, now: Date): string | undefined {
  const isOld =
    isDay(dateOfBirth) && dateOfBirth >= firstDay && dateOfBirth < yearsBefore(now, 120);
  return isOld ? 'This date is more than 120 years ago. Please check it.' : undefined;
}

/** Whether the calendar has this day. A year of five digits, which a date input lets through, is no year. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The local day that many years before; on February 29 it may be one that only the calendar lacks. */
function yearsBefore(now: Date, years: number): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(now.getFullYear() - years).padStart(4, '0'), ...parts].join('-');
}
