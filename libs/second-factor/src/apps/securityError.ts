import { AuthError } from '@bank-bonuses/auth';

/** The reason why a call that changes the account's security was rejected. */
export interface SecurityError {
  message: string;
  offersReload: boolean;
  /** The service's error code, if it has one. */
  code: string | undefined;
}

export function toSecurityError(error: unknown): SecurityError {
  const known = error instanceof AuthError ? error : undefined;
  return {
    message: known?.message || 'Something went wrong. Please try again.',
    offersReload: known?.needsReload ?? false,
    code: known?.code,
  };
}
