import { minimumAge, personalMessages } from '@bank-bonuses/product';

const earliestYear = 1900;

/** Offset of the earliest time zone, UTC+14, in milliseconds. */
const furthestAheadMs = 14 * 60 * 60 * 1000;

/**
 * Returns the issue of a birth date (`YYYY-MM-DD`); `undefined` if it is valid. The applicant's
 * time zone is unknown, so the current date of the earliest time zone is used: no one is rejected
 * on their 18th birthday, but in western time zones an applicant may register up to a day early. A
 * person born on February 29 turns 18 on March 1.
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
