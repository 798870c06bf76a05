const day = /^\d{4,6}-\d\d-\d\d$/;

/**
 * Advice on a date of birth (`YYYY-MM-DD`) that is probably a slip, such as this year's date or a year of
 * two digits. It names what was seen and claims no rule; nobody is stopped by it.
 *
 * @param now the moment whose local day counts as today
 */
export function birthDateHint(dateOfBirth: string, now: Date): string | undefined {
  if (!day.test(dateOfBirth)) return undefined;
  // Days in this form compare as text, so that no time zone moves one. A fifth digit of the year that
  // slipped in makes the text longer.
  if (dateOfBirth.length > 10 || dateOfBirth > yearsBefore(now, 0))
    return 'This date is in the future. Please check it.';
  if (dateOfBirth > yearsBefore(now, 18))
    return 'This date is less than 18 years ago. Please check it.';
  if (dateOfBirth < yearsBefore(now, 120))
    return 'This date is more than 120 years ago. Please check it.';
  return undefined;
}

/** The local day that many years before; on February 29 it may be one that only the calendar lacks. */
function yearsBefore(now: Date, years: number): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(now.getFullYear() - years).padStart(4, '0'), ...parts].join('-');
}
