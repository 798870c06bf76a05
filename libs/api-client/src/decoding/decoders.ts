import {
  amount,
  count,
  day,
  type FieldsOf,
  flag,
  list,
  moment,
  must,
  nullable,
  object,
  optional,
  required,
  response,
  text,
  WrongShape,
} from './fields.ts';
import {
  asAttention,
  asHeldMoney,
  asLastFour,
  asMovement,
  asNextPayout,
  asPurpose,
  asStatement,
} from './money.ts';
import { asPayment } from './payment.ts';
import { asFilters, asMilestones, asRequirements } from './progress.ts';
import type {
  Account,
  AccountsSummary,
  DashboardStats,
  Enrollment,
  MonthlyEarnings,
  ProfileUpdate,
  RegistrationReceipt,
  TaskCompletion,
  TaskCompletionPage,
  UserProfile,
} from '../types.ts';
import { asAmount, asCount, asDay, asFlag, asText, type Decode, oneOf } from './values.ts';

/** Decodes the response of `GET /api/user/dashboard/stats`. */
export const decodeDashboardStats = response(
  object<DashboardStats>({
    total_earned: amount,
    active_bonuses: count,
    pending_bonuses: count,
    // A month without its name or its amount is left out, because a chart cannot draw a bar for it.
    earnings_overview: list(
      object<MonthlyEarnings>({ month: must(asText), amount: must(asAmount) }),
    ),
    milestones: optional(asMilestones),
    paid_out: optional(asAmount),
    in_progress: optional(asAmount),
    fees_kept: optional(asAmount),
    referral_count: optional(asCount),
    statement: optional(asStatement),
    next_payout: optional(asNextPayout),
    attention: optional(asAttention),
    held: optional(asHeldMoney),
  }),
);

/** Decodes the response of `GET /api/user/task-completions`. */
export const decodeTaskCompletionPage = response(
  object<TaskCompletionPage>({
    items: list(
      object<TaskCompletion>({
        id: text,
        date: day,
        bank: text,
        task_type: text,
        amount,
        account: text,
      }),
    ),
    total: count,
    filters: optional(asFilters),
  }),
);

/** Decodes the response of `GET /api/user/accounts`. */
export const decodeAccounts = response(
  object<AccountsSummary>({
    accounts: list(
      object<Account>({
        id: text,
        bank_name: nullable,
        account_type: text,
        balance: amount,
        last_four: optional(asLastFour),
        purpose: optional(asPurpose),
        purpose_bank: optional(asText),
        last_movement: optional(asMovement),
      }),
    ),
    total_balance: amount,
    account_count: count,
  }),
);

/** Decodes the response of `GET /api/user/enrollments`. */
export const decodeEnrollments = response(
  list(
    object<Enrollment>({
      id: text,
      bank_name: text,
      enrolled_date: day,
      bonus_amount: amount,
      progress: amount,
      status: text,
      requirements: optional(asRequirements),
      expected_payout: optional(asAmount),
      expected_payout_date: optional(asDay),
      payout: optional(asAmount),
      payout_date: optional(asDay),
      fee_kept: optional(asAmount),
      withheld: optional(asAmount),
      cancellation_reason: optional(asText),
    }),
  ),
);

/** Keeps the type of the ZIP code, because an update sends it in the type in which it was read. */
const asZipCode: Decode<string | number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : asText(value);

const profileFields: FieldsOf<UserProfile> = {
  ssn: optional(asText),
  decrypted_ssn: optional(asText),
  first_name: text,
  last_name: text,
  date_of_birth: day,
  personal_email: text,
  personal_phone: text,
  address_line_1: text,
  address_line_2: nullable,
  city: text,
  state: text,
  zip_code: required(asZipCode, ''),
  occupation: nullable,
  employer: nullable,
  income: nullable,
  irs_withholding: flag,
  bank_email: nullable,
  bank_phone: nullable,
  password: nullable,
  is_us_citizen: flag,
  is_permanent_resident: flag,
  citizenship_country: nullable,
  mothers_maiden_name: text,
  created_at: moment,
  payment: optional(asPayment),
};

/** Decodes the profile, with its secrets. */
export const decodeProfile = response<UserProfile>((value, place) => {
  const profile = object(profileFields)(value, place);
  // The Social Security number arrives as `ssn` or as `decrypted_ssn`.
  if (!profile.ssn && !profile.decrypted_ssn) place.report('decrypted_ssn');
  return profile;
});

/**
 * Returns the keys that the request contained, as stored. If a server responds with the whole profile, its other
 * values are dropped. Rejects a response that lacks one of the keys.
 */
export function decodeUpdatedGroup<Group extends ProfileUpdate>(body: unknown, sent: Group): Group {
  const keys = Object.keys(sent) as (keyof ProfileUpdate)[];
  const fields = Object.fromEntries(keys.map((key) => [key, profileFields[key]]));
  const reject = () => {
    throw new WrongShape();
  };
  return response(object(fields))(body, reject) as Group;
}

/** Decodes the response of `POST /api/user/register`. */
export const decodeReceipt = response(
  object<RegistrationReceipt>({
    id: must((value) => asText(value) || undefined),
    status: must(oneOf('received')),
    reference: optional(asText),
    payment: optional(asPayment),
    receipt_by_mail: optional(asFlag),
    already_registered: optional(asFlag),
    milestones: optional(asMilestones),
  }),
);
