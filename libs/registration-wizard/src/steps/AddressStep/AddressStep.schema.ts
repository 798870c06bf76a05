import '../../zodSetup.ts';
import { addressMessages, isZipCode } from '@bank-bonuses/messages';
import { object, string } from 'zod/mini';
import { isBlank, issueOf } from '../issues.ts';

export const addressSchema = object({
  addressLine1: string(),
  city: string(),
  state: string(),
  zipCode: string(),
}).check(({ value: { addressLine1, city, state, zipCode }, issues }) => {
  if (isBlank(addressLine1))
    issues.push(issueOf('addressLine1', addressMessages.addressLine1Missing));
  if (isBlank(city)) issues.push(issueOf('city', addressMessages.cityMissing));
  if (isBlank(state)) issues.push(issueOf('state', addressMessages.stateMissing));
  if (isBlank(zipCode)) issues.push(issueOf('zipCode', addressMessages.zipCodeMissing));
  else if (!isZipCode(zipCode))
    issues.push(issueOf('zipCode', 'Please enter a valid zip code (e.g., 12345 or 12345-6789)'));
});
