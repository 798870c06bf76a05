import { type ApiClient, isRegistrationMissing } from '@bank-bonuses/api-client';

/** What a greeting needs; null for somebody who never finished registering. */
export async function greetingName(client: ApiClient): Promise<string | null> {
  try {
    // The answer holds protected values: take what is needed, and let go of the rest.
    const { first_name } = await client.getProfile({ timeoutMs: 5000 });
    return first_name;
  } catch (error) {
    if (isRegistrationMissing(error)) return null;
    throw error;
  }
}
