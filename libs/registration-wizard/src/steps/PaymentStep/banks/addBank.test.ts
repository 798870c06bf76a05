import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountTypes, institutions } from '../../../lists/banks.ts';
import { addBank } from './addBank.ts';

const bank = fc.record({
  institution: fc.constantFrom(...institutions),
  accountTypes: fc.uniqueArray(fc.constantFrom(...accountTypes), { minLength: 1 }),
});

test('addBank returns each bank once with all of its account types, even if it is added repeatedly', () => {
  fc.assert(
    fc.property(fc.array(bank, { maxLength: 30 }), (added) => {
      const listed = added.reduce(addBank, []);
      expect(listed.map(({ institution }) => institution)).toEqual([
        ...new Set(added.map(({ institution }) => institution)),
      ]);
      for (const { institution, accountTypes: types } of listed) {
        const wanted = added.filter((each) => each.institution === institution);
        expect(types).toEqual(
          accountTypes.filter((type) => wanted.some((each) => each.accountTypes.includes(type))),
        );
      }
    }),
  );
});

test('addBank does not mutate the given banks', () => {
  const before = [{ institution: 'Chase' as const, accountTypes: ['Roth IRA' as const] }];
  const after = addBank(before, { institution: 'Chase', accountTypes: ['Personal Checking'] });
  expect(after).toEqual([
    { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
  ]);
  expect(before[0]?.accountTypes).toEqual(['Roth IRA']);
});
