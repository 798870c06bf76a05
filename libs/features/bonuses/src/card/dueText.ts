import type { BonusRequirement } from '@bank-bonuses/api-client';
import { daysBetween, formatDay } from '@bank-bonuses/ui';

/** Maximum days until a due date for which a closed card shows it. */
const nearDays = 7;

/**
 * Returns when a requirement is due, if it is due within seven days or overdue. `day` and `today`
 * are `YYYY-MM-DD`.
 */
export function dueText(day: string, today: string): string | undefined {
  const days = daysBetween(today, day);
  if (days < 0) return `Overdue since ${formatDay(day)}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return days <= nearDays ? `Due in ${days} days` : undefined;
}

/**
 * Returns the next due requirement and the number of others that are due soon, for example 'Due in
 * 3 days: Open the account, and 1 more'.
 */
export function nextDue(
  requirements: readonly BonusRequirement[],
  today: string,
): string | undefined {
  const [first, ...more] = requirements
    .flatMap(({ text, state, date }) => {
      const due = state !== 'done' && date && dueText(date, today);
      return due ? [{ text, date, due }] : [];
    })
    // Dates are `YYYY-MM-DD`, so comparing them as strings sorts them by date.
    .sort((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
  if (!first) return undefined;
  return `${first.due}: ${first.text}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}
