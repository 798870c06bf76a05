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

export const earningCustomer: DemoCustomer = {
  email: 'maya.torres@example.com',
  password: 'maya-demo-2026',
  name: 'Maya Torres',
  about:
    'Twelve months of earnings, 23 completed tasks and three bank accounts. Eight of twelve bonuses are paid out, one was cancelled, and one has a task due within a week.',
};

const newCustomer: DemoCustomer = {
  email: 'noah.kim@example.com',
  password: 'noah-demo-2026',
  name: 'Noah Kim',
  about: 'Registered and confirmed. No earnings, enrollments or accounts yet.',
};

export const unconfirmedCustomer: DemoCustomer = {
  email: 'olivia.grant@example.com',
  password: 'olivia-demo-2026',
  name: 'Olivia Grant',
  about: 'Registered, but the email address is not confirmed yet. The mail is in the mailbox.',
};

const secondStepCustomer: DemoCustomer = {
  email: 'priya.shah@example.com',
  password: 'priya-demo-2026',
  name: 'Priya Shah',
  about:
    'Registered and confirmed. Login asks for a code after the password: add the secret to an authenticator app.',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

export const firstDayCustomer: DemoCustomer = {
  email: 'eli.brooks@example.com',
  password: 'eli-demo-2026',
  name: 'Eli Brooks',
  about: 'On the first day: registered and paid by card today. The identity check comes next.',
};

/** Created only if social providers and phone factors are turned on. */
export const allSignInsCustomer: DemoCustomer = {
  email: 'lena.fischer@example.com',
  password: 'lena-demo-2026',
  name: 'Lena Fischer',
  about:
    'Has a linked Google account and a phone as second step. Continue with Google and choose her, or log in with the password. Both ask for a code, which is in the mailbox under her number.',
  phone: '15550100144',
};

/** The demo customers that every sandbox creates. */
export const demoCustomers: readonly DemoCustomer[] = [
  earningCustomer,
  newCustomer,
  unconfirmedCustomer,
  secondStepCustomer,
  firstDayCustomer,
];

type Ways = Pick<SignInSettings, 'stubProviders' | 'phoneFactors'>;

/** Returns the demo customers for these settings, in the order of `/__sandbox/customers.json`. */
export const demoCustomersOf = ({ stubProviders, phoneFactors }: Ways): readonly DemoCustomer[] =>
  stubProviders.includes('google') && phoneFactors
    ? [...demoCustomers, allSignInsCustomer]
    : demoCustomers;
