import type { ExistingBank } from '../../../fields/field.ts';
import { accountTypes } from '../../../lists/banks.ts';

/** Returns whether two names are the name of the same bank. Ignores case. */
export function isSameBank(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Returns the banks and the added bank. If the institution is already in the list, its account
 * types are merged.
 */
export function addBank(banks: readonly ExistingBank[], added: ExistingBank): ExistingBank[] {
  const present = banks.find(({ institution }) => isSameBank(institution, added.institution));
  if (!present) return [...banks, { ...added, accountTypes: inOrder([added]) }];
  const joined = { ...present, accountTypes: inOrder([present, added]) };
  return banks.map((bank) => (bank === present ? joined : bank));
}

/** Returns the announcement after adding a bank. */
export function bankAnnouncement(banks: readonly ExistingBank[], added: ExistingBank): string {
  const present = banks.find(({ institution }) => isSameBank(institution, added.institution));
  if (!present) return `${added.institution} added`;
  const fresh = added.accountTypes.filter((type) => !present.accountTypes.includes(type));
  return fresh.length > 0
    ? `${fresh.join(', ')} added to ${added.institution}`
    : `${added.institution} is already in your list`;
}

/**
 * Returns all account types of the given banks, without duplicates, in the order in which they are
 * offered.
 */
function inOrder(banks: readonly ExistingBank[]) {
  return accountTypes.filter((type) => banks.some((bank) => bank.accountTypes.includes(type)));
}
