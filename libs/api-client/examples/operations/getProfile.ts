import { type ApiClient, isRegistrationMissing } from '@bank-bonuses/api-client';

/** Returns the first name, or null for a customer who never submitted a registration. */
export async function greetingName(client: ApiClient): Promise<string | null> {
  try {
    // The profile contains protected values: keep only the fields that you need.
    const { first_name } = await client.getProfile({ timeoutMs: 5000 });
    return first_name;
  } catch (error) {
    if (isRegistrationMissing(error)) return null;
    throw error;
  }
}
