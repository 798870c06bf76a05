import '../../zodSetup.ts';
import { object, string } from 'zod/mini';
import { addressTexts } from '@bank-bonuses/product-facts';
import { check, inTurn, isBlank, together, when } from '../checks.ts';

interface AddressAnswers {
  addressLine1: string;
  city: string;
  state: string;
  zipCode: string;
}

export const addressSchema = object({
  addressLine1: string(),
  city: string(),
  state: string(),
  zipCode: string(),
}).check(
  check<AddressAnswers>(
    together(
      when(
        ({ addressLine1 }) => isBlank(addressLine1),
        'addressLine1',
        addressTexts.addressLine1Missing,
      ),
      when(({ city }) => isBlank(city), 'city', addressTexts.cityMissing),
      when(({ state }) => isBlank(state), 'state', addressTexts.stateMissing),
      inTurn(
        when(({ zipCode }) => isBlank(zipCode), 'zipCode', addressTexts.zipCodeMissing),
        when(
          ({ zipCode }) => !/^\d{5}(-\d{4})?$/.test(zipCode.trim()),
          'zipCode',
          'Please enter a valid zip code (e.g., 12345 or 12345-6789)',
        ),
      ),
    ),
  ),
);
