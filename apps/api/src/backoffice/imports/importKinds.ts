import type { FieldKeys } from '../../encryption/index.ts';
import { bankLogins, referrals } from './customerKinds.ts';
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

export const importKindOf = (name: ImportKindName, keys: FieldKeys) =>
  ({ enrollments, accounts, activity, milestones, referrals, 'bank-logins': bankLogins(keys) })[
    name
  ];
