import type { ExistingBank } from '../../fields/field.ts';
import { accountTypes } from '../../lists/banks.ts';

/** Returns the bank of this name, if it is in the list. Ignores case. */
export function findBank(banks: readonly ExistingBank[], name: string): ExistingBank | undefined {
  return banks.find(({ institution }) => institution.toLowerCase() === name.toLowerCase());
}

/**
 * Returns the banks and the added bank. If the institution is already in the list, its account
 * types are merged.
 */
export function addBank(banks: readonly ExistingBank[], added: ExistingBank): ExistingBank[] {
  const present = findBank(banks, added.institution);
  const types = [...(present?.accountTypes ?? []), ...added.accountTypes];
  const bank = {
    institution: present?.institution ?? added.institution,
    accountTypes: accountTypes.filter((type) => types.includes(type)),
  };
  return present ? banks.map((each) => (each === present ? bank : each)) : [...banks, bank];
}
