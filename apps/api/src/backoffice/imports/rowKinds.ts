import { importedMilestones } from '../../milestones/index.ts';
import { accountError, accountFields } from './accountDetails.ts';
import { pathError, pathFields } from './enrollmentPath.ts';
import { amount, closed, customer, day, dayOrNull, text } from './importFields.ts';
import { failureError, failureFields } from './identityFailure.ts';
import type { RowKind } from './rowImport.ts';

/** Rows that are identified by the back office's own key, `external_id`. */
const keyed = (required: Record<string, object>, optional?: Record<string, object>) => ({
  schema: closed({ external_id: text(200), customer, ...required }, optional),
  key: ['external_id'],
  keyField: 'external_id',
});

export const enrollments: RowKind = {
  ...keyed(
    {
      bank_name: text(200),
      enrolled_date: day,
      bonus_amount: amount,
      progress: { type: 'number', minimum: 0, maximum: 100 },
      status: text(50),
    },
    pathFields,
  ),
  table: 'enrollments',
  fixed: ['id'],
  money: ['bonus_amount', 'expected_payout', 'payout', 'fee_kept', 'withheld'],
  isGain: true,
  columns: [
    'bank_name',
    'enrolled_date',
    'bonus_amount_cents',
    'progress',
    'status',
    'requirements',
    'expected_payout_cents',
    'expected_payout_date',
    'payout_cents',
    'payout_date',
    'fee_kept_cents',
    'withheld_cents',
    'cancellation_reason',
  ],
  error: pathError,
};

export const accounts: RowKind = {
  ...keyed(
    {
      bank_name: { type: ['string', 'null'], minLength: 1, maxLength: 200 },
      account_type: text(100),
      balance: amount,
    },
    accountFields,
  ),
  table: 'accounts',
  fixed: ['id', 'created_at'],
  money: ['balance', 'last_movement_amount'],
  isGain: false,
  columns: [
    'bank_name',
    'account_type',
    'balance_cents',
    'last_four',
    'purpose',
    'purpose_bank',
    'last_movement_date',
    'last_movement_amount_cents',
    'seen_on',
  ],
  error: accountError,
};

export const activity: RowKind = {
  ...keyed(
    { date: day, bank: text(200), task_type: text(200), amount, account: text(200) },
    { category: { enum: ['referral_reward', 'correction', null] } },
  ),
  table: 'task_completions',
  fixed: ['id'],
  money: ['amount'],
  isGain: false,
  columns: ['date', 'bank', 'task_type', 'amount_cents', 'account', 'category'],
};

export const milestones: RowKind = {
  schema: closed(
    {
      customer,
      milestone: { enum: importedMilestones },
      done_on: dayOrNull,
      expected_on: dayOrNull,
    },
    failureFields,
  ),
  key: ['registration_id', 'kind'],
  keyField: 'milestone',
  table: 'milestones',
  fixed: [],
  money: [],
  isGain: false,
  columns: ['done_on', 'expected_on', 'failed_on', 'failure_reason'],
  error: failureError,
};
