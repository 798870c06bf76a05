/** A fictional person whom the sandbox knows from its first start. The password is meant to be read. */
export interface DemoCustomer {
  email: string;
  password: string;
  name: string;
  about: string;
  /** What an authenticator app needs to show the codes of the second step. */
  secret?: string;
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

/** In the order of `/__sandbox/customers.json`. */
export const demoCustomers: readonly DemoCustomer[] = [
  earningCustomer,
  newCustomer,
  unconfirmedCustomer,
  secondStepCustomer,
  firstDayCustomer,
];
