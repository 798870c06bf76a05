import { type ApiClient, type FieldError, HttpError } from '@bank-bonuses/api-client';

/**
 * Stores a new phone number. Returns the errors to show next to the field, or an empty array if the
 * number was stored.
 */
export async function changePhone(
  client: ApiClient,
  phone: string,
): Promise<readonly FieldError[]> {
  try {
    await client.updateProfile({ personal_phone: phone }); // `updateProfile` accepts exactly one
    // group per call
    return [];
  } catch (error) {
    if (error instanceof HttpError && error.code === 'validation_failed') return error.fieldErrors;
    throw error;
  }
}
