import { AuthError } from '@bank-bonuses/auth';

/** Content of the error summary after a failed call. */
export interface FormError {
  message: string;
  offersReload: boolean;
}

export function toFormError(error: unknown, fallback: string): FormError {
  const known = error instanceof AuthError ? error : undefined;
  return { message: known?.message || fallback, offersReload: known?.needsReload ?? false };
}
