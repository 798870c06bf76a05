import type { Contract } from '../../contract/index.ts';
import type { FieldKeys } from '../../encryption/index.ts';
import { bankLogins } from '../bankLogins.ts';
import type { ImportKind } from './importKind.ts';
import { keyedKinds } from './importSchemas.ts';
import { keyedRows } from './keyedRows.ts';
import { milestoneDays } from './milestoneDays.ts';
import { referralCounts } from '../referralCounts.ts';

/** All kinds of imports, by their names on the command line. */
export const importKindNames = [
  'enrollments',
  'accounts',
  'activity',
  'milestones',
  'referrals',
  'bank-logins',
] as const;
export type ImportKindName = (typeof importKindNames)[number];

export function importKinds(
  contract: Contract,
  keys: FieldKeys,
): Readonly<Record<ImportKindName, ImportKind>> {
  return {
    enrollments: keyedRows(contract, keyedKinds.enrollments),
    accounts: keyedRows(contract, keyedKinds.accounts),
    activity: keyedRows(contract, keyedKinds.activity),
    milestones: milestoneDays(contract),
    referrals: referralCounts(contract),
    'bank-logins': bankLogins(contract, keys),
  };
}
