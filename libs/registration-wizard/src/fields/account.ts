import type { Fields } from './field.ts';

/** The fields of step 1. */
export const account = {
  email: { kind: 'email', label: 'Email', key: ['email', 'personal_email'] },
  password: {
    kind: 'password',
    label: 'Password',
    key: 'password',
    secret: 'password',
    review: 'hidden',
  },
  confirmPassword: { kind: 'password', label: 'Confirm Password', secret: true, review: 'hidden' },
} as const satisfies Fields;
