import {
  amount,
  count,
  day,
  type Decode,
  type Fields,
  flag,
  readList,
  readObject,
  type ReportMissing,
  text,
  WrongShape,
} from './fields.ts';
import { decodePayment } from './payment.ts';
import { decodeFilters, decodeMilestones, decodeRequirements } from './progress.ts';
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
export const decodeDashboardStats = (body: unknown, report = ignore): DashboardStats =>
  readObject(body, {
    report,
    read: (stats) => ({
      total_earned: stats.amount('total_earned'),
      active_bonuses: stats.count('active_bonuses'),
      pending_bonuses: stats.count('pending_bonuses'),
      earnings_overview: stats.list('earnings_overview', readMonth),
      ...stats.optional('milestones', decodeMilestones),
      ...stats.optional('paid_out', amount),
      ...stats.optional('in_progress', amount),
      ...stats.optional('fees_kept', amount),
      ...stats.optional('referral_count', count),
    }),
  });

// A month without its name or its amount is left out, because a chart cannot draw a bar for it.
const readMonth = (month: Fields): MonthlyEarnings => ({
  month: month.must('month', text),
  amount: month.must('amount', amount),
});

/** Decodes the response of `GET /api/user/task-completions`. */
export const decodeTaskCompletionPage = (body: unknown, report = ignore): TaskCompletionPage =>
  readObject(body, {
    report,
    read: (page) => ({
      items: page.list('items', readTaskCompletion),
      total: page.count('total'),
      ...page.optional('filters', decodeFilters),
    }),
  });

const readTaskCompletion = (row: Fields): TaskCompletion => ({
  id: row.id(),
  date: row.day('date'),
  bank: row.text('bank'),
  task_type: row.text('task_type'),
  amount: row.amount('amount'),
  account: row.text('account'),
});

/** Decodes the response of `GET /api/user/accounts`. */
export const decodeAccounts = (body: unknown, report = ignore): AccountsSummary =>
  readObject(body, {
    report,
    read: (summary) => ({
      accounts: summary.list('accounts', readAccount),
      total_balance: summary.amount('total_balance'),
      account_count: summary.count('account_count'),
    }),
  });

const readAccount = (row: Fields): Account => ({
  id: row.id(),
  bank_name: row.nullable('bank_name'),
  account_type: row.text('account_type'),
  balance: row.amount('balance'),
});

/** Decodes the response of `GET /api/user/enrollments`. */
export const decodeEnrollments = (body: unknown, report = ignore): Enrollment[] =>
  readList(body, { report, read: readEnrollment });

const readEnrollment = (row: Fields): Enrollment => ({
  id: row.id(),
  bank_name: row.text('bank_name'),
  enrolled_date: row.day('enrolled_date'),
  bonus_amount: row.amount('bonus_amount'),
  progress: row.amount('progress'),
  status: row.text('status'),
  ...row.optional('requirements', decodeRequirements),
  ...row.optional('expected_payout', amount),
  ...row.optional('expected_payout_date', day),
  ...row.optional('payout', amount),
  ...row.optional('payout_date', day),
  ...row.optional('cancellation_reason', text),
});

/** Decodes the response of `GET /api/user/profile`, with its secrets. */
export const decodeProfile = (body: unknown, report = ignore): UserProfile =>
  readObject(body, {
    report,
    read: (profile) => ({
      ...readSsn(profile),
      first_name: profile.text('first_name'),
      last_name: profile.text('last_name'),
      date_of_birth: profile.day('date_of_birth'),
      personal_email: profile.text('personal_email'),
      personal_phone: profile.text('personal_phone'),
      address_line_1: profile.text('address_line_1'),
      address_line_2: profile.nullable('address_line_2'),
      city: profile.text('city'),
      state: profile.text('state'),
      zip_code: profile.required('zip_code', zipCode) ?? '',
      occupation: profile.nullable('occupation'),
      employer: profile.nullable('employer'),
      income: profile.nullable('income', income),
      irs_withholding: profile.flag('irs_withholding'),
      bank_email: profile.nullable('bank_email'),
      bank_phone: profile.nullable('bank_phone'),
      password: profile.nullable('password'),
      is_us_citizen: profile.flag('is_us_citizen'),
      is_permanent_resident: profile.flag('is_permanent_resident'),
      citizenship_country: profile.nullable('citizenship_country'),
      mothers_maiden_name: profile.text('mothers_maiden_name'),
      created_at: profile.moment('created_at'),
      ...profile.optional('payment', decodePayment),
    }),
  });

/** Reads the Social Security number, which arrives as `ssn` or as `decrypted_ssn`. */
function readSsn(profile: Fields): Pick<UserProfile, 'ssn' | 'decrypted_ssn'> {
  const given = { ...profile.optional('ssn', text), ...profile.optional('decrypted_ssn', text) };
  if (!given.ssn && !given.decrypted_ssn) profile.text('decrypted_ssn');
  return given;
}

/** Keeps the type of the ZIP code, because an update sends it in the type in which it was read. */
const zipCode: Decode<string | number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : text(value);

/** Decodes an income as text. Earlier versions of the contract defined it as a number. */
const income: Decode<string> = (value) => text(value) ?? amount(value)?.toString();

const orNull =
  <Value>(decode: Decode<Value>): Decode<Value | null> =>
  (value) =>
    value === null ? null : decode(value);

const editable: Record<string, Decode<string | number | boolean | null>> = {
  personal_email: text,
  personal_phone: text,
  address_line_1: text,
  address_line_2: orNull(text),
  city: text,
  state: text,
  zip_code: zipCode,
  occupation: orNull(text),
  employer: orNull(text),
  income: orNull(income),
  irs_withholding: flag,
} satisfies Record<keyof ProfileUpdate, unknown>;

const unknownKey = () => undefined;

/**
 * Returns the keys that the request contained, as stored. If a server responds with the whole profile, its other
 * values are dropped.
 */
export function decodeUpdatedGroup<Group extends ProfileUpdate>(body: unknown, sent: Group): Group {
  const read = (fields: Fields) =>
    Object.fromEntries(
      Object.keys(sent).map((key) => [key, fields.must(key, editable[key] ?? unknownKey)]),
    ) as unknown as Group;
  return readObject(body, { report: ignore, read });
}

/** Decodes the response of `POST /api/user/register`. */
export const decodeReceipt = (body: unknown): RegistrationReceipt =>
  readObject(body, {
    report: ignore,
    read: (receipt) => {
      const id = receipt.must('id', text);
      if (id === '' || receipt.must('status', text) !== 'received') throw new WrongShape();
      return {
        id,
        status: 'received',
        ...receipt.optional('reference', text),
        ...receipt.optional('payment', decodePayment),
        ...receipt.optional('receipt_by_mail', flag),
        ...receipt.optional('already_registered', flag),
        ...receipt.optional('milestones', decodeMilestones),
      };
    },
  });
