import { minimumAge, personalMessages } from '@bank-bonuses/product';

const { birthDateInvalid, tooYoung } = personalMessages;

const firstDay = '1900-01-01';

/**
 * Returns the error of a date of birth (`YYYY-MM-DD`), if any. Days are compared as text, so no
 * time zone shifts them: a person who turns 18 today is 18 from the start of the applicant's day.
 * @param now the time whose local day is used as today
 */
export function birthDateError(dateOfBirth: string, now: Date): string | undefined {
  if (!isDay(dateOfBirth) || dateOfBirth < firstDay || dateOfBirth > yearsBefore(now, 0))
    return birthDateInvalid;
  return dateOfBirth > yearsBefore(now, minimumAge) ? tooYoung : undefined;
}

/**
 * Returns whether a text is a day of the calendar. Unlike a date input, it does not accept a year
 * of five digits.
 */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Returns the local day `years` years before `now`, as text. On February 29 the result may be a day
 * that does not exist, which is harmless, because days are compared as text.
 */
function yearsBefore(now: Date, years: number): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(now.getFullYear() - years).padStart(4, '0'), ...parts].join('-');
}
