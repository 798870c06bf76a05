import type { BonusRequirement } from '@bank-bonuses/api-client';
import { daysBetween, formatDay } from '@bank-bonuses/ui';

/** A due day this near shows on a card that is closed. */
const nearDays = 7;

/** When something is due, if that is soon or past; `day` and `today` are `YYYY-MM-DD`. */
export function dueText(day: string, today: string): string | undefined {
  const days = daysBetween(today, day);
  if (days < 0) return `Overdue since ${formatDay(day)}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return days <= nearDays ? `Due in ${days} days` : undefined;
}

/** The first that is due soon, and how many more are: 'Due in 3 days: Open the account, and 1 more'. */
export function nextDue(
  requirements: readonly BonusRequirement[],
  today: string,
): string | undefined {
  const [first, ...more] = requirements
    .flatMap(({ text, state, date }) => {
      const due = state !== 'done' && date && dueText(date, today);
      return due ? [{ text, date, due }] : [];
    })
    // Days are YYYY-MM-DD, so their text has their order.
    .sort((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
  if (!first) return undefined;
  return `${first.due}: ${first.text}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}
