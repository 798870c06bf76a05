import { amountOrNull, dayOrNull, futureError, isGiven, textOrNull } from './importFields.ts';
import type { LineValues } from './importKind.ts';

/** Schema of the fields that describe an account to the customer. */
export const accountFields = {
  last_four: { type: ['string', 'null'], pattern: '^[0-9]{4}$' },
  purpose: { enum: ['hub', 'bonus', null] },
  purpose_bank: textOrNull(200),
  last_movement_date: dayOrNull,
  last_movement_amount: amountOrNull,
  seen_on: dayOrNull,
};

/** Returns an error if the fields of an account contradict each other. */
export function accountError(values: LineValues): string | undefined {
  const [hasDay, hasAmount] = [values['last_movement_date'], values['last_movement_amount']].map(
    (value) => isGiven(value),
  );
  if (hasDay && !hasAmount) return 'last_movement_amount: Required with a last_movement_date';
  if (hasAmount && !hasDay) return 'last_movement_date: Required with a last_movement_amount';
  if (isGiven(values['purpose_bank']) && values['purpose'] !== 'bonus') {
    return 'purpose_bank: Only allowed with the purpose bonus';
  }
  return futureError(values, 'last_movement_date', 'seen_on');
}
