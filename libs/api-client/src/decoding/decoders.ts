import {
  amount,
  count,
  fieldsOf,
  flag,
  incomeText,
  listOf,
  optional,
  present,
  text,
  textOrNull,
  textOrNumber,
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

export function decodeDashboardStats(body: unknown): DashboardStats {
  const stats = fieldsOf(body);
  return {
    total_earned: amount(stats.total_earned),
    active_bonuses: count(stats.active_bonuses),
    pending_bonuses: count(stats.pending_bonuses),
    earnings_overview: listOf(stats.earnings_overview, decodeMonth),
    ...present('milestones', optional(stats.milestones, decodeMilestones)),
    ...present('paid_out', optional(stats.paid_out, amount)),
    ...present('in_progress', optional(stats.in_progress, amount)),
    ...present('fees_kept', optional(stats.fees_kept, amount)),
    ...present('referral_count', optional(stats.referral_count, count)),
  };
}

function decodeMonth(item: unknown): MonthlyEarnings {
  const month = fieldsOf(item);
  return { month: text(month.month), amount: amount(month.amount) };
}

export function decodeTaskCompletionPage(body: unknown): TaskCompletionPage {
  const page = fieldsOf(body);
  return {
    items: listOf(page.items, decodeTaskCompletion),
    total: count(page.total),
    ...present('filters', optional(page.filters, decodeFilters)),
  };
}

function decodeTaskCompletion(item: unknown): TaskCompletion {
  const completion = fieldsOf(item);
  return {
    id: text(completion.id),
    date: text(completion.date),
    bank: text(completion.bank),
    task_type: text(completion.task_type),
    amount: amount(completion.amount),
    account: text(completion.account),
  };
}

export function decodeAccounts(body: unknown): AccountsSummary {
  const summary = fieldsOf(body);
  return {
    accounts: listOf(summary.accounts, decodeAccount),
    total_balance: amount(summary.total_balance),
    account_count: count(summary.account_count),
  };
}

function decodeAccount(item: unknown): Account {
  const account = fieldsOf(item);
  return {
    id: text(account.id),
    bank_name: textOrNull(account.bank_name),
    account_type: text(account.account_type),
    balance: amount(account.balance),
  };
}

export function decodeEnrollments(body: unknown): Enrollment[] {
  return listOf(body, (item) => {
    const enrollment = fieldsOf(item);
    return {
      id: text(enrollment.id),
      bank_name: text(enrollment.bank_name),
      enrolled_date: text(enrollment.enrolled_date),
      bonus_amount: amount(enrollment.bonus_amount),
      progress: amount(enrollment.progress),
      status: text(enrollment.status),
      ...present('requirements', optional(enrollment.requirements, decodeRequirements)),
      ...present('expected_payout', optional(enrollment.expected_payout, amount)),
      ...present('expected_payout_date', optional(enrollment.expected_payout_date, day)),
      ...present('payout', optional(enrollment.payout, amount)),
      ...present('payout_date', optional(enrollment.payout_date, day)),
      ...present('cancellation_reason', optional(enrollment.cancellation_reason, text)),
    };
  });
}

export function decodeProfile(body: unknown): UserProfile {
  const profile = fieldsOf(body);
  return {
    first_name: text(profile.first_name),
    last_name: text(profile.last_name),
    date_of_birth: text(profile.date_of_birth),
    ...(typeof profile.ssn === 'string' && { ssn: profile.ssn }),
    ...(typeof profile.decrypted_ssn === 'string' && { decrypted_ssn: profile.decrypted_ssn }),
    personal_email: text(profile.personal_email),
    personal_phone: text(profile.personal_phone),
    address_line_1: text(profile.address_line_1),
    address_line_2: textOrNull(profile.address_line_2),
    city: text(profile.city),
    state: text(profile.state),
    // An update sends the type that was read, so the type stays.
    zip_code: textOrNumber(profile.zip_code),
    occupation: textOrNull(profile.occupation),
    employer: textOrNull(profile.employer),
    income: incomeText(profile.income),
    irs_withholding: flag(profile.irs_withholding),
    bank_email: textOrNull(profile.bank_email),
    bank_phone: textOrNull(profile.bank_phone),
    password: textOrNull(profile.password),
    is_us_citizen: flag(profile.is_us_citizen),
    is_permanent_resident: flag(profile.is_permanent_resident),
    citizenship_country: textOrNull(profile.citizenship_country),
    mothers_maiden_name: text(profile.mothers_maiden_name),
    created_at: text(profile.created_at),
    ...present('payment', optional(profile.payment, decodePayment)),
  };
}

const editable: Record<string, (value: unknown) => unknown> = {
  personal_email: text,
  personal_phone: text,
  address_line_1: text,
  address_line_2: textOrNull,
  city: text,
  state: text,
  zip_code: textOrNumber,
  occupation: textOrNull,
  employer: textOrNull,
  income: incomeText,
  irs_withholding: flag,
} satisfies Record<keyof ProfileUpdate, unknown>;

/** Keeps the keys that were sent, so that a server which answers with the whole record leaks none of it. */
export function decodeUpdatedGroup<Group extends ProfileUpdate>(body: unknown, sent: Group): Group {
  const stored = fieldsOf(body);
  const group: Record<string, unknown> = {};
  for (const key of Object.keys(sent)) {
    if (stored[key] === undefined) throw new WrongShape();
    group[key] = editable[key]?.(stored[key]);
  }
  return group as Group;
}

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
