import type { ApiClient, CallOptions } from '../client/client.ts';
import type { UserProfile } from '../types.ts';

/** The profile as it may stay in a cache: four digits of the number, and no bank password. */
export interface ProfileView extends Omit<UserProfile, 'ssn' | 'decrypted_ssn' | 'password'> {
  /** The last four digits, or '' when there are fewer than four. */
  ssn_last4: string;
  /** Whether there is a bank password that `revealBankPassword` would fetch. */
  has_bank_password: boolean;
}

export function toProfileView(profile: UserProfile): ProfileView {
  const { ssn, decrypted_ssn, password, ...rest } = profile;
  // A masked number keeps its digits at the end, so digits are read from there only.
  const lastFour = /\d{4}$/.exec((ssn ?? decrypted_ssn ?? '').trim())?.[0] ?? '';
  return { ...rest, ssn_last4: lastFour, has_bank_password: Boolean(password) };
}

/**
 * Fetches the bank password afresh, past every cache. Hold it in component state only, and let go of it
 * soon. Null when there is none yet.
 */
export async function revealBankPassword(
  client: ApiClient,
  options?: CallOptions,
): Promise<string | null> {
  return (await client.getProfile(options)).password;
}
