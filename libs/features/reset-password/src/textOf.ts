import { AuthError } from '@bank-bonuses/auth';

/** The text to show for a failed call. */
export function textOf(error: unknown, fallback: string): string {
  return (error instanceof AuthError && error.message) || fallback;
}
