import { fakeFactor } from '@bank-bonuses/auth/testing';

/** Additional second factors for the fake sign-in service. */
export const tablet = { ...fakeFactor, id: 'tablet', name: 'Tablet' };
export const phone = {
  ...fakeFactor,
  id: 'phone',
  name: undefined,
  kind: 'phone',
  phone: '15550100123',
} as const;
