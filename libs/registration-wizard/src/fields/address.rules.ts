import { addressMessages, isZipCode } from '@bank-bonuses/product';
import { string } from 'zod/mini';
import { check, noCardNumber, required, stepRules } from './rule.ts';

const invalidZip = 'Please enter a valid zip code (e.g., 12345 or 12345-6789)';

/** The rules of step 3. */
export const rules = stepRules(3, {
  addressLine1: required('addressLine1', undefined, noCardNumber),
  addressLine2: string().check(noCardNumber),
  city: required('city', undefined, noCardNumber),
  state: required('state'),
  // The specified texts spell 'Zip Code'; the label does not.
  zipCode: string().check(
    check((zip) => zip.trim() !== '', { text: addressMessages.zipCodeMissing }),
    check(isZipCode, { text: invalidZip }),
  ),
});
