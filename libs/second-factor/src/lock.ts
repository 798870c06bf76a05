import { useSession } from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';

/**
 * The step that a customer must take before a signed-in page opens: present a second factor, or
 * enroll one.
 */
export type Lock = 'challenge' | 'enrollment';

/**
 * Returns what the session still needs before a signed-in page opens; `undefined` if it needs
 * nothing, or if there is no session.
 */
export function useLock(): Lock | undefined {
  const session = useSession();
  const { requiresSecondFactor } = useSessionPolicy();
  if (session.status !== 'signed-in') return undefined;
  if (session.needsSecondFactor) return 'challenge';
  return requiresSecondFactor && session.level !== 'aal2' ? 'enrollment' : undefined;
}

/**
 * Headings and titles of the pages that replace the signed-in pages. In a separate file, because
 * few customers load those pages.
 */
export const lockHeadings: Record<Lock, string> = {
  challenge: 'One more step',
  enrollment: 'Add an authenticator app',
};

export const lockHandle = { lockTitles: lockHeadings };
