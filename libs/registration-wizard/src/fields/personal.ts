import type { Fields } from './field.ts';

/** The fields of step 2. */
export const personal = {
  firstName: { kind: 'text', label: 'First Name', key: 'first_name' },
  lastName: { kind: 'text', label: 'Last Name', key: 'last_name' },
  phone: { kind: 'phone', label: 'Phone Number', key: 'personal_phone' },
  ssn: { kind: 'ssn', label: 'Social Security Number', key: 'ssn', secret: 'ssn' },
  dateOfBirth: {
    kind: 'day',
    label: 'Date of Birth',
    key: 'date_of_birth',
    secret: 'dateOfBirth',
  },
} as const satisfies Fields;
