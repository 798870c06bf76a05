import { minimumAge, personalMessages } from '@bank-bonuses/messages';

const earliestYear = 1900;

/** UTC+14 is the earliest time zone. */
const furthestAheadMs = 14 * 60 * 60 * 1000;

/**
 * Returns the issue of a birth date (`YYYY-MM-DD`). The applicant's time zone is unknown, so the
 * latest date on Earth is used: no one is rejected on their 18th birthday, and an applicant far to
 * the west may register up to a day early. A person born on February 29 has their birthday on March
 * 1.
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
