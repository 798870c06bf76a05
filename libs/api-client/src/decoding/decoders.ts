import {
  amount,
  count,
  fieldsOf,
  flag,
  incomeText,
  optional,
  present,
  requiredFields,
  rowsOf,
  text,
  textOrNumber,
  type ReportMissing,
  WrongShape,
} from './decode.ts';
import { decodePayment } from './payment.ts';
import { day, decodeFilters, decodeMilestones, decodeRequirements } from './progress.ts';
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

const ignore: ReportMissing = () => undefined;

/** Decodes the response of `GET /api/user/dashboard/stats`. */
export function decodeDashboardStats(body: unknown, report = ignore): DashboardStats {
  const stats = fieldsOf(body);
  const months = (value: unknown) =>
    rowsOf(value, (month) => decodeMonth(month, report), report, 'earnings_overview[]');
  return {
    ...requiredFields(stats, {
      report,
      required: {
        total_earned: amount,
        active_bonuses: count,
        pending_bonuses: count,
        earnings_overview: months,
      },
    }),
    ...present('milestones', optional(stats.milestones, decodeMilestones)),
    ...present('paid_out', optional(stats.paid_out, amount)),
    ...present('in_progress', optional(stats.in_progress, amount)),
    ...present('fees_kept', optional(stats.fees_kept, amount)),
    ...present('referral_count', optional(stats.referral_count, count)),
  };
}

/**
 * Returns `null` for a month that lacks its name or its amount, because the chart cannot draw a bar
 * for it.
 */
function decodeMonth(item: unknown, report: ReportMissing): MonthlyEarnings | null {
  const { month, amount: earned } = requiredFields(fieldsOf(item), {
    report,
    path: 'earnings_overview[].',
    required: { month: text, amount },
  });
  return month === null || earned === null ? null : { month, amount: earned };
}

/** Decodes the response of `GET /api/user/task-completions`. */
export function decodeTaskCompletionPage(body: unknown, report = ignore): TaskCompletionPage {
  const page = fieldsOf(body);
  const items = (value: unknown) =>
    rowsOf(value, (item) => decodeTaskCompletion(item, report), report, 'items[]');
  return {
    ...requiredFields(page, { report, required: { items, total: count } }),
    ...present('filters', optional(page.filters, decodeFilters)),
  };
}

function decodeTaskCompletion(item: unknown, report: ReportMissing): TaskCompletion {
  const required = { id: text, date: text, bank: text, task_type: text, amount, account: text };
  return withId(requiredFields(fieldsOf(item), { report, path: 'items[].', required }));
}

/** Decodes the response of `GET /api/user/accounts`. */
export function decodeAccounts(body: unknown, report = ignore): AccountsSummary {
  const accounts = (value: unknown) =>
    rowsOf(value, (account) => decodeAccount(account, report), report, 'accounts[]');
  const required = { accounts, total_balance: amount, account_count: count };
  return requiredFields(fieldsOf(body), { report, required });
}

function decodeAccount(item: unknown, report: ReportMissing): Account {
  return withId(
    requiredFields(fieldsOf(item), {
      report,
      path: 'accounts[].',
      required: { id: text, account_type: text, balance: amount },
      nullable: { bank_name: text },
    }),
  );
}

/** Decodes the response of `GET /api/user/enrollments`. */
export function decodeEnrollments(body: unknown, report = ignore): Enrollment[] {
  return rowsOf(body, (item) => decodeEnrollment(item, report), report, '[]');
}

function decodeEnrollment(item: unknown, report: ReportMissing): Enrollment {
  const enrollment = fieldsOf(item);
  return {
    ...withId(
      requiredFields(enrollment, {
        report,
        path: '[].',
        required: {
          id: text,
          bank_name: text,
          enrolled_date: text,
          bonus_amount: amount,
          progress: amount,
          status: text,
        },
      }),
    ),
    ...present('requirements', optional(enrollment.requirements, decodeRequirements)),
    ...present('expected_payout', optional(enrollment.expected_payout, amount)),
    ...present('expected_payout_date', optional(enrollment.expected_payout_date, day)),
    ...present('payout', optional(enrollment.payout, amount)),
    ...present('payout_date', optional(enrollment.payout_date, day)),
    ...present('cancellation_reason', optional(enrollment.cancellation_reason, text)),
  };
}

let rowsWithoutId = 0;

/** Adds a unique id to a row without an id, because React lists need distinct keys. */
const withId = <Row extends { id: string | null }>(row: Row) => ({
  ...row,
  id: row.id ?? `without-id-${(rowsWithoutId += 1)}`,
});

/** Decodes the response of `GET /api/user/profile`, with its secrets. */
export function decodeProfile(body: unknown, report = ignore): UserProfile {
  const profile = fieldsOf(body);
  // The Social Security number arrives as `ssn` or as `decrypted_ssn`.
  if ((profile.ssn ?? profile.decrypted_ssn ?? null) === null) report('decrypted_ssn');
  return {
    ...(typeof profile.ssn === 'string' && { ssn: profile.ssn }),
    ...(typeof profile.decrypted_ssn === 'string' && { decrypted_ssn: profile.decrypted_ssn }),
    ...requiredFields(profile, {
      report,
      required: {
        first_name: text,
        last_name: text,
        date_of_birth: text,
        personal_email: text,
        personal_phone: text,
        address_line_1: text,
        city: text,
        state: text,
        // Keeps the type of the ZIP code, because an update sends the ZIP code in the type in which
        // it was read.
        zip_code: textOrNumber,
        irs_withholding: flag,
        is_us_citizen: flag,
        is_permanent_resident: flag,
        mothers_maiden_name: text,
        created_at: text,
      },
      nullable: {
        address_line_2: text,
        occupation: text,
        employer: text,
        income: incomeText,
        bank_email: text,
        bank_phone: text,
        password: text,
        citizenship_country: text,
      },
    }),
    ...present('payment', optional(profile.payment, decodePayment)),
  };
}

const orNull =
  <Value>(decode: (value: unknown) => Value) =>
  (value: unknown) =>
    value === null ? null : decode(value);

const editable: Record<string, (value: unknown) => unknown> = {
  personal_email: text,
  personal_phone: text,
  address_line_1: text,
  address_line_2: orNull(text),
  city: text,
  state: text,
  zip_code: textOrNumber,
  occupation: orNull(text),
  employer: orNull(text),
  income: orNull(incomeText),
  irs_withholding: flag,
} satisfies Record<keyof ProfileUpdate, unknown>;

/**
 * Returns only the keys that the request contained. If a server responds with the whole profile,
 * its other values are dropped.
 */
export function decodeUpdatedGroup<Group extends ProfileUpdate>(body: unknown, sent: Group): Group {
  const stored = fieldsOf(body);
  const group: Record<string, unknown> = {};
  for (const key of Object.keys(sent)) {
    if (stored[key] === undefined) throw new WrongShape();
    group[key] = editable[key]?.(stored[key]);
  }
  return group as Group;
}

/** Decodes the response of `POST /api/user/register`. */
export function decodeReceipt(body: unknown): RegistrationReceipt {
  const receipt = fieldsOf(body);
  const id = text(receipt.id);
  if (id === '' || receipt.status !== 'received') throw new WrongShape();
  return {
    id,
    status: 'received',
    ...present('reference', optional(receipt.reference, text)),
    ...present('payment', optional(receipt.payment, decodePayment)),
    ...present('receipt_by_mail', optional(receipt.receipt_by_mail, flag)),
    ...present('already_registered', optional(receipt.already_registered, flag)),
    ...present('milestones', optional(receipt.milestones, decodeMilestones)),
  };
}
