import { useAuth } from '@bank-bonuses/auth';
import { useSignInPolicy } from '@bank-bonuses/product/react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { LoadingPage } from '../../pages/LoadingPage.tsx';
import { useSignOut } from '../useSignOut.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { watchSession } from './watchSession.ts';

export interface SessionLimitsAreaProps {
  /** The signed-in screens. They are unmounted when the session ends. */
  children: ReactNode;
}

/**
 * Ends the session when the customer is idle or the session reaches its maximum age, and shows a
 * warning first.
 */
export function SessionLimitsArea({ children }: SessionLimitsAreaProps) {
  const auth = useAuth();
  const policy = useSignInPolicy();
  const signOut = useSignOut();
  const [watch] = useState(() => watchSession(auth, policy));
  const state = useSyncExternalStore(watch.subscribe, watch.getState);
  const [seen, setSeen] = useState<'none' | 'first' | 'last'>('none');

  if (state.kind === 'over') return <LoadingPage text="Logging out…" />;
  const notice = state.kind === 'limit' && (state.isLast ? 'last' : 'first');
  const close = () => {
    if (notice) setSeen(notice);
  };
  const leave = () => {
    // A page with unsaved edits asks the customer before the logout. Until the customer responds,
    // the warning stays closed and the idle time starts again.
    watch.stay();
    close();
    signOut();
  };
  return (
    <>
      {children}
      {state.kind === 'idle' && (
        <IdleDialog endsAt={state.endsAt} onStay={watch.stay} onLeave={leave} />
      )}
      {state.kind === 'limit' && notice && notice !== seen && (
        <LimitDialog endsAt={state.endsAt} onClose={close} onLeave={leave} />
      )}
    </>
  );
}
