import { useAuth, type Auth } from '@bank-bonuses/auth';
import { useEffect } from 'react';

/** The unsaved values of a section's form: texts and choices. */
export type Draft = Record<string, string | boolean>;

interface Edits {
  userId: string;
  /** Unsaved drafts by section name. */
  drafts: Map<string, Draft>;
}

const current = new WeakMap<Auth, Edits>();

/**
 * Returns the customer's unsaved drafts. If the service ends the session, the drafts stay in
 * memory, so that the same customer can continue after the next login in the same page. A logout
 * or a login by another customer discards them.
 */
export function draftsOf(auth: Auth): Map<string, Draft> | undefined {
  const state = auth.getState();
  if (state.status !== 'signed-in') return undefined;
  const known = current.get(auth);
  if (known?.userId === state.user.id) return known.drafts;

  const edits: Edits = { userId: state.user.id, drafts: new Map() };
  current.set(auth, edits);
  const stop = auth.subscribe(() => {
    if (isKept(auth, edits.userId)) return;
    stop();
    edits.drafts.clear();
    if (current.get(auth) === edits) current.delete(auth);
  });
  return edits.drafts;
}

function isKept(auth: Auth, userId: string): boolean {
  const state = auth.getState();
  if (state.status === 'signed-in') return state.user.id === userId;
  return state.status === 'signed-out' && state.hasEnded === true;
}

/**
 * Stores the unsaved draft of a section until it is saved or discarded, or the customer leaves the
 * page.
 */
export function useKeptDraft(name: string, draft: Draft | undefined, isRestoring: boolean) {
  const auth = useAuth();
  useEffect(() => {
    if (isRestoring) return;
    const drafts = draftsOf(auth);
    if (draft) drafts?.set(name, draft);
    else drafts?.delete(name);
    return () => {
      // Unmounting during a session means that the customer has left the page, so the draft is
      // discarded. If the session has ended, the draft stays.
      if (auth.getState().status === 'signed-in') drafts?.delete(name);
    };
  }, [auth, name, draft, isRestoring]);
}
