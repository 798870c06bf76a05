import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { LoadingPage } from '../../pages/LoadingPage.tsx';
import { useSignOut } from '../useSignOut.ts';
import type { SessionWarningProps } from './SessionWarning.tsx';
import { useSessionLimits } from './useSessionLimits.ts';

const loadWarning = () => import('./SessionWarning.tsx');

const SessionWarning = lazy(async () => {
  const loaded = await loadWarning().catch(() => undefined);
  return { default: loaded?.SessionWarning ?? NoWarning };
});

/** Without the code of the warning, the session ends without it. */
const NoWarning = (_props: SessionWarningProps) => null;

export interface SessionLimitsAreaProps {
  /** The signed-in screens. They are unmounted when the session ends. */
  children: ReactNode;
}

/**
 * Ends the session when the customer is idle or the session reaches its maximum age, and shows a
 * warning first.
 */
export function SessionLimitsArea({ children }: SessionLimitsAreaProps) {
  const { state, stay } = useSessionLimits();
  const signOut = useSignOut();
  const [seen, setSeen] = useState<'none' | 'first' | 'last'>('none');

  // Loads the dialogs while the connection works, because a warning must not wait.
  useEffect(() => void loadWarning().catch(() => undefined), []);

  if (state.kind === 'over') return <LoadingPage text="Logging out…" />;
  const notice = state.kind === 'limit' && (state.isLast ? 'last' : 'first');
  const close = () => {
    if (notice) setSeen(notice);
    else stay();
  };
  const leave = () => {
    // A page with unsaved edits asks the customer before the logout. Until the customer responds,
    // the warning stays closed and the idle time starts again.
    stay();
    close();
    signOut();
  };
  const isShown = state.kind === 'idle' || (notice && notice !== seen);
  return (
    <>
      {children}
      {isShown && (
        <Suspense>
          <SessionWarning {...state} onStay={close} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
