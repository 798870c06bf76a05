import type { LineValues } from './importKind.ts';
import { amountOrNull, closed, dayOrNull, isGiven, text, textOrNull } from './importFields.ts';

const states = ['done', 'current', 'upcoming'];

/** Schema of the fields that describe the progress of a bonus up to its payout. */
export const pathFields = {
  requirements: {
    type: ['array', 'null'],
    minItems: 1,
    maxItems: 20,
    items: closed({ text: text(300), state: { enum: states } }, { date: dayOrNull }),
  },
  expected_payout: amountOrNull,
  expected_payout_date: dayOrNull,
  payout: amountOrNull,
  payout_date: dayOrNull,
  fee_kept: amountOrNull,
  withheld: amountOrNull,
  cancellation_reason: textOrNull(500),
};

interface EnrollmentPath {
  status: string;
  requirements?: readonly { state: string }[] | null;
  payout?: number | string | null;
  payout_date?: string | null;
  cancellation_reason?: string | null;
}

/** Returns an error if the fields of the path contradict each other. */
export function pathError(values: LineValues): string | undefined {
  const path = values as LineValues & EnrollmentPath;
  const [isPaid, hasDay] = [path.payout, path.payout_date].map((value) => isGiven(value));
  if (isPaid && !hasDay) return 'payout_date: Required with a payout';
  if (hasDay && !isPaid) return 'payout: Required with a payout_date';
  if (isGiven(path.cancellation_reason) && path.status !== 'cancelled') {
    return 'cancellation_reason: Only allowed with the status cancelled';
  }
  return orderError(path.requirements ?? []);
}

function orderError(requirements: readonly { state: string }[]): string | undefined {
  const ranks = requirements.map(({ state }) => states.indexOf(state));
  const wrong = ranks.findIndex((rank, at) => {
    const before = ranks[at - 1] ?? 0;
    return rank < before || (rank === before && states[rank] === 'current');
  });
  if (wrong === -1) return undefined;
  return `requirements.${wrong}.state: Done requirements must come first, then at most one current requirement`;
}
