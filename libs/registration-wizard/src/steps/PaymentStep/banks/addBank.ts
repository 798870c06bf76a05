import type { ExistingBank } from '../../../form/registrationForm.ts';
import { accountTypes } from '../../../lists/banks.ts';

/** Names that differ in case alone are one bank's. */
export function isSameBank(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns the banks with one more. Account types of a listed institution are merged into its entry. */
export function addBank(banks: readonly ExistingBank[], added: ExistingBank): ExistingBank[] {
  const present = banks.find(({ institution }) => isSameBank(institution, added.institution));
  if (!present) return [...banks, { ...added, accountTypes: inOrder([added]) }];
  const joined = { ...present, accountTypes: inOrder([present, added]) };
  return banks.map((bank) => (bank === present ? joined : bank));
}

/** Returns the announcement after adding a bank. */
export function saidOfAdding(banks: readonly ExistingBank[], added: ExistingBank): string {
  const present = banks.find(({ institution }) => isSameBank(institution, added.institution));
  if (!present) return `${added.institution} added`;
  const fresh = added.accountTypes.filter((type) => !present.accountTypes.includes(type));
  return fresh.length > 0
    ? `${fresh.join(', ')} added to ${added.institution}`
    : `${added.institution} is already in your list`;
}

/** All account types of some banks, each once, in the order of the list that they are chosen from. */
function inOrder(banks: readonly ExistingBank[]) {
  return accountTypes.filter((type) => banks.some((bank) => bank.accountTypes.includes(type)));
}
