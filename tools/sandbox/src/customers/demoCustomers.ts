import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignInSettings } from '../signInService/settings.ts';

/** A fictional customer that the sandbox creates at its first start. The password is public on purpose. */
export interface DemoCustomer {
  email: string;
  password: string;
  name: string;
  about: string;
  /** The base32 TOTP secret of the second step. */
  secret?: string;
  /** The phone number of the second step, digits only. The mailbox lists its codes under this number. */
  phone?: string;
}

const all = JSON.parse(
  readFileSync(join(import.meta.dirname, 'records', 'customers.json'), 'utf8'),
) as readonly DemoCustomer[];

/** Returns the demo customer with the given first name. */
export function demoCustomer(firstName: string): DemoCustomer {
  const customer = all.find(({ name }) => name.startsWith(`${firstName} `));
  if (customer === undefined) throw new Error(`There is no demo customer ${firstName}.`);
  return customer;
}

/** Created only if social providers and phone factors are turned on. */
export const allSignInsCustomer = demoCustomer('Lena');

/** Returns whether the customer has not confirmed the address. */
export const isUnconfirmed = ({ name }: DemoCustomer): boolean => name === 'Olivia Grant';

type Ways = Pick<SignInSettings, 'stubProviders' | 'phoneFactors'>;

/** Returns the demo customers for these settings, in the order of `/__sandbox/customers.json`. */
export const demoCustomersOf = ({ stubProviders, phoneFactors }: Ways): readonly DemoCustomer[] =>
  stubProviders.includes('google') && phoneFactors
    ? all
    : all.filter((customer) => customer !== allSignInsCustomer);
