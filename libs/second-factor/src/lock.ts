import { useSession } from '@bank-bonuses/auth';
import { useSignInPolicy } from '@bank-bonuses/portal-config/policy';

/** What a session still has to do before a signed-in page opens: show its second step, or add one. */
export type Lock = 'challenge' | 'enrollment';

/** What locks the signed-in pages; undefined for nobody and for a complete session. */
export function useLock(): Lock | undefined {
  const session = useSession();
  const { requiresSecondFactor } = useSignInPolicy();
  if (session.status !== 'signed-in') return undefined;
  if (session.needsSecondFactor) return 'challenge';
  return requiresSecondFactor && session.level !== 'aal2' ? 'enrollment' : undefined;
}

/** Headings and titles of what stands before the signed-in pages. Apart from those pages, which few customers load. */
export const lockHeadings: Record<Lock, string> = {
  challenge: 'One more step',
  enrollment: 'Add an authenticator app',
};

export const lockHandle = { lockTitles: lockHeadings };
