import type {
  AccountMovement,
  AttentionItem,
  BonusStatement,
  HeldMoney,
  NextPayout,
} from '../types.ts';
import { complete, must, optional } from './fields.ts';
import { asAmount, asDay, asText, type Decode, oneOf } from './values.ts';

/** Decodes the statement about the customer's bonuses. */
export const asStatement = complete<BonusStatement>({
  bonuses: must(asAmount),
  fees: must(asAmount),
  withheld: must(asAmount),
  paid: must(asAmount),
  expected: must(asAmount),
  referral_rewards: optional(asAmount),
  corrections: optional(asAmount),
});

/** Decodes the next expected payout. */
export const asNextPayout = complete<NextPayout>({
  amount: must(asAmount),
  bank_name: must(asText),
  date: optional(asDay),
});

/** Decodes the money held for the customer. */
export const asHeldMoney = complete<HeldMoney>({ amount: must(asAmount), last_seen: must(asDay) });

/** Decodes the last movement in an account. */
export const asMovement = complete<AccountMovement>({ date: must(asDay), amount: must(asAmount) });

const asAttentionItem = complete<AttentionItem>({
  kind: must(oneOf('identity_check_failed', 'payment_awaited', 'requirement_due')),
  bank_name: optional(asText),
  text: optional(asText),
  date: optional(asDay),
});

/** Decodes what needs attention. Leaves out items of an unknown kind, and an empty list. */
export const asAttention: Decode<AttentionItem[]> = (value) => {
  const items = Array.isArray(value) ? value.flatMap((item) => asAttentionItem(item) ?? []) : [];
  return items.length > 0 ? items : undefined;
};

/** Decodes the last four digits of an account number. */
export const asLastFour: Decode<string> = (value) =>
  /^\d{4}$/.test(asText(value) ?? '') ? asText(value) : undefined;

/** Decodes the purpose of an account. */
export const asPurpose = oneOf('hub', 'bonus');
