import '../../zodSetup.ts';
import { object, string } from 'zod/mini';
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
        'Address Line 1 is required',
      ),
      when(({ city }) => isBlank(city), 'city', 'City is required'),
      when(({ state }) => isBlank(state), 'state', 'State is required'),
      inTurn(
        when(({ zipCode }) => isBlank(zipCode), 'zipCode', 'Zip Code is required'),
        when(
          ({ zipCode }) => !/^\d{5}(-\d{4})?$/.test(zipCode.trim()),
          'zipCode',
          'Please enter a valid zip code (e.g., 12345 or 12345-6789)',
        ),
      ),
    ),
  ),
);
