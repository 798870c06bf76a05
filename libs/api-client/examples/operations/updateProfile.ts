import { type ApiClient, type FieldError, HttpError } from '@bank-bonuses/api-client';

/** Stores a new phone number. Returns the errors to show at the field; none when it is stored. */
export async function changePhone(
  client: ApiClient,
  phone: string,
): Promise<readonly FieldError[]> {
  try {
    await client.updateProfile({ personal_phone: phone }); // exactly one group
    return [];
  } catch (error) {
    if (error instanceof HttpError && error.code === 'validation_failed') return error.fieldErrors;
    throw error;
  }
}
