import { type ApiClient, type FieldError, HttpError } from '@bank-bonuses/api-client';

/** Stores a phone number. Returns the errors to show at the field, or an empty array if it was stored. */
export async function changePhone(
  client: ApiClient,
  phone: string,
): Promise<readonly FieldError[]> {
  try {
    await client.updateProfile({ personal_phone: phone }); // exactly one group per call
    return [];
  } catch (error) {
    if (error instanceof HttpError && error.code === 'invalid_request') return error.fieldErrors;
    throw error;
  }
}
