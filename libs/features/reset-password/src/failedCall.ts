import { AuthError } from '@bank-bonuses/auth';

/** What the error summary shows for a failed call. */
export interface FailedCall {
  message: string;
  offersReload: boolean;
}

export function failedCall(error: unknown, fallback: string): FailedCall {
  const known = error instanceof AuthError ? error : undefined;
  return { message: known?.message || fallback, offersReload: known?.needsReload ?? false };
}
