import type { Contract } from '../../contract/index.ts';
import type { FieldKeys } from '../../encryption/index.ts';
import { customerImport } from './customerImport.ts';
import { bankLogins, referralCounts } from './customerKinds.ts';
import type { ImportKind } from './importKind.ts';
import { rowImport } from './rowImport.ts';
import { accounts, activity, enrollments, milestones } from './rowKinds.ts';

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
    enrollments: rowImport(contract, enrollments),
    accounts: rowImport(contract, accounts),
    activity: rowImport(contract, activity),
    milestones: rowImport(contract, milestones),
    referrals: customerImport(contract, referralCounts),
    'bank-logins': customerImport(contract, bankLogins(keys)),
  };
}
