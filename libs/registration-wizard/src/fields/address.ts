import type { Fields } from './field.ts';

/** The fields of step 3. */
export const address = {
  addressLine1: { kind: 'text', label: 'Address Line 1', key: 'address_line_1' },
  addressLine2: {
    kind: 'text',
    label: 'Address Line 2',
    key: 'address_line_2',
    omitsEmpty: true,
  },
  city: { kind: 'text', label: 'City', key: 'city' },
  state: { kind: 'state', label: 'State', key: 'state' },
  zipCode: { kind: 'zip', label: 'ZIP Code', key: 'zip_code' },
} as const satisfies Fields;
