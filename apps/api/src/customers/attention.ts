import type { AttentionItem } from '@bank-bonuses/api-client';
import type { MilestoneSource } from '../milestones/index.ts';
import { isOpen, type Bonus } from './bonuses.ts';

/** The largest number of items, so that the first one stands out. */
const maxItems = 3;
/** A requirement needs attention this many days before it is due, and while it is overdue. */
const daysBeforeDue = 7;

/** Returns what needs the customer's attention, most urgent first. */
export function attentionOf(
  bonuses: readonly Bonus[],
  source: MilestoneSource | null,
  today: string,
): AttentionItem[] {
  return [
    ...failedCheck(source),
    ...awaitedPayment(source),
    ...dueRequirements(bonuses, today),
  ].slice(0, maxItems);
}

function failedCheck(source: MilestoneSource | null): AttentionItem[] {
  const { done_on, failed_on: date, failure_reason: text } = source?.days['identity_checked'] ?? {};
  if (!date || done_on) return [];
  return [{ kind: 'identity_check_failed', ...(text && { text }), date }];
}

/** The payment needs attention only after staff have looked for it and not found it. */
function awaitedPayment(source: MilestoneSource | null): AttentionItem[] {
  if (source?.payment_status !== 'not_received') return [];
  return [{ kind: 'payment_awaited', date: source.payment_day }];
}

function dueRequirements(bonuses: readonly Bonus[], today: string): AttentionItem[] {
  const lastDay = new Date(Date.parse(today) + daysBeforeDue * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return bonuses
    .filter((bonus) => isOpen(bonus))
    .flatMap(({ bank_name, current }) => {
      const { text, date } = current ?? {};
      if (!text || !date || date > lastDay) return [];
      return [{ kind: 'requirement_due' as const, bank_name, text, date }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}
