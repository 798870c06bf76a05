import type { SignInSettings } from '../signIn/settings.ts';

/** A fictional person whom the sandbox knows from its first start. The password is meant to be read. */
export interface DemoCustomer {
  email: string;
  password: string;
  name: string;
  about: string;
  /** What an authenticator app needs to show the codes of the second step. */
  secret?: string;
  /** The digits of the number of the second step. Its codes lie in the mailbox under them. */
  phone?: string;
}

export const earningCustomer: DemoCustomer = {
  email: 'maya.torres@example.com',
  password: 'maya-demo-2026',
  name: 'Maya Torres',
  about:
    'Twelve months of earnings, 23 completed tasks and three bank accounts. Of twelve bonuses eight are paid out, one was cancelled, and one has something due within a week.',
};

export const newCustomer: DemoCustomer = {
  email: 'noah.kim@example.com',
  password: 'noah-demo-2026',
  name: 'Noah Kim',
  about: 'Registered and confirmed, with nothing earned, enrolled or opened yet.',
};

export const unconfirmedCustomer: DemoCustomer = {
  email: 'olivia.grant@example.com',
  password: 'olivia-demo-2026',
  name: 'Olivia Grant',
  about: 'Registered, but the email address is not confirmed yet: the mail lies in the mailbox.',
};

export const secondStepCustomer: DemoCustomer = {
  email: 'priya.shah@example.com',
  password: 'priya-demo-2026',
  name: 'Priya Shah',
  about:
    'Registered and confirmed, and asked for a code after the password. Add the secret to an authenticator app.',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

export const firstDayCustomer: DemoCustomer = {
  email: 'eli.brooks@example.com',
  password: 'eli-demo-2026',
  name: 'Eli Brooks',
  about: 'On the first day: registered and paid by card today, and the identity check comes next.',
};

/** Only where social providers and phones are on. Her Google identity is the stub provider's of the same address. */
export const allSignInsCustomer: DemoCustomer = {
  email: 'lena.fischer@example.com',
  password: 'lena-demo-2026',
  name: 'Lena Fischer',
  about:
    'Has a linked Google account and a phone as second step. Continue with Google and enter her email address, or log in with the password: both ask for a code, which lies in the mailbox under her number.',
  phone: '15550100144',
};

/** The customers that every sandbox has. */
export const demoCustomers: readonly DemoCustomer[] = [
  earningCustomer,
  newCustomer,
  unconfirmedCustomer,
  secondStepCustomer,
  firstDayCustomer,
];

type Ways = Pick<SignInSettings, 'stubProviders' | 'factors'>;

/** Whether `allSignInsCustomer` is among the customers. */
export const hasAllSignIns = ({ stubProviders, factors }: Ways): boolean =>
  stubProviders.includes('google') && factors.phone;

/** The customers of a sandbox with these settings, in the order of `/__sandbox/customers.json`. */
export const demoCustomersOf = (settings: Ways): readonly DemoCustomer[] =>
  hasAllSignIns(settings) ? [...demoCustomers, allSignInsCustomer] : demoCustomers;
