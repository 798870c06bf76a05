import { useAuth } from '@bank-bonuses/auth';
import { useSignInPolicy } from '@bank-bonuses/portal-config/policy';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { LoadingPage } from '../../pages/LoadingPage.tsx';
import { useSignOut } from '../useSignOut.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { watchSession } from './watchSession.ts';

export interface SessionLimitsAreaProps {
  /** The signed-in screens. Nothing of them is drawn once the session is over. */
  children: ReactNode;
}

/** Ends the session when nobody is there, or when it has lasted long enough, and says so beforehand. */
export function SessionLimitsArea({ children }: SessionLimitsAreaProps) {
  const auth = useAuth();
  const policy = useSignInPolicy();
  const signOut = useSignOut();
  const [watch] = useState(() => watchSession(auth, policy));
  const state = useSyncExternalStore(watch.subscribe, watch.getState);
  const [seen, setSeen] = useState<'none' | 'first' | 'last'>('none');

  if (state.kind === 'over') return <LoadingPage />;
  const notice = state.kind === 'limit' && (state.isLast ? 'last' : 'first');
  const leave = () => {
    // A page that holds something unsaved asks first, and the answer may take its time.
    watch.stay();
    signOut();
  };
  return (
    <>
      {children}
      {state.kind === 'idle' && (
        <IdleDialog endsAt={state.endsAt} onStay={watch.stay} onLeave={leave} />
      )}
      {state.kind === 'limit' && notice && notice !== seen && (
        <LimitDialog endsAt={state.endsAt} onClose={() => setSeen(notice)} onLeave={signOut} />
      )}
    </>
  );
}
