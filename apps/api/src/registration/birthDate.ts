import { minimumAge, personalMessages } from '@bank-bonuses/messages';

const earliestYear = 1900;

/** The clocks that are furthest ahead: whoever has a birthday anywhere has it there by now. */
const furthestAheadMs = 14 * 60 * 60 * 1000;

/**
 * What keeps a birth date (`YYYY-MM-DD`) from registering. Nobody knows the applicant's time zone, so their
 * day is the latest one on Earth: nobody is refused on their eighteenth birthday, and somebody far to
 * the west may get in up to a day early. Who was born on February 29 has the birthday on March 1.
 */
export function birthDateIssue(
  birthDate: string,
  now: Date,
): { msg: string; type: string } | undefined {
  const today = new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10);
  const year = Number(birthDate.slice(0, 4));
  if (birthDate > today || year < earliestYear) {
    return { msg: personalMessages.birthDateInvalid, type: 'birth_date' };
  }
  const birthday = `${String(year + minimumAge)}${birthDate.slice(4)}`;
  if (birthday <= today) return undefined;
  return { msg: personalMessages.tooYoung, type: 'age' };
}
