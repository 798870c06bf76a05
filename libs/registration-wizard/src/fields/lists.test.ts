import type * as Contract from '@bank-bonuses/api-client';
import { expect, expectTypeOf, test } from 'vitest';
import { accountTypes, institutions, type AccountType } from '../lists/banks.ts';
import {
  citizenshipOptions,
  countries,
  countryOptions,
  type CitizenshipCountry,
  type Country,
} from '../lists/countries.ts';
import { stateOptions, states, type StateCode } from '@bank-bonuses/product';

const codes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR VI AS GU MP';

test('the list of states has the 56 states and territories in the decided order', () => {
  expect(states.map(([code]) => code).join(' ')).toBe(codes);
  expect(stateOptions).toHaveLength(56);
});

test('the lists have 28 countries for billing, and all but the United States for citizenship', () => {
  expect(new Set(countries).size).toBe(28);
  expect(countryOptions.map(({ value }) => value)).toEqual([...countries]);
  expect(citizenshipOptions.map(({ value }) => value)).toEqual(countries.slice(1));
});

test('the lists have 21 institutions and 10 account types', () => {
  expect(new Set(institutions).size).toBe(21);
  expect(new Set(accountTypes).size).toBe(10);
});

test('every list has exactly the values of the API contract', () => {
  expectTypeOf<StateCode>().toEqualTypeOf<Contract.StateCode>();
  expectTypeOf<Country>().toEqualTypeOf<Contract.Country>();
  expectTypeOf<CitizenshipCountry>().toEqualTypeOf<Contract.CitizenshipCountry>();
  expectTypeOf<AccountType>().toEqualTypeOf<Contract.BankAccountType>();
});
