import { useSession } from '@bank-bonuses/auth';
import { useSignInPolicy } from '@bank-bonuses/portal-config/policy';

/**
 * The missing part of a session before a signed-in page opens: to present a second factor, or to enroll one.
 */
export type Lock = 'challenge' | 'enrollment';

/** Returns the lock of the signed-in pages; `undefined` without a session and for a complete one. */
export function useLock(): Lock | undefined {
  const session = useSession();
  const { requiresSecondFactor } = useSignInPolicy();
  if (session.status !== 'signed-in') return undefined;
  if (session.needsSecondFactor) return 'challenge';
  return requiresSecondFactor && session.level !== 'aal2' ? 'enrollment' : undefined;
}

/**
 * Headings and titles of the pages that replace the signed-in pages. Separate from those pages, which few
 * customers load.
 */
export const lockHeadings: Record<Lock, string> = {
  challenge: 'One more step',
  enrollment: 'Add an authenticator app',
};

export const lockHandle = { lockTitles: lockHeadings };
