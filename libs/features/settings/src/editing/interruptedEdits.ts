import { useAuth, type Auth } from '@bank-bonuses/auth';
import { useEffect } from 'react';

/** The values typed into a section: text, or a choice. */
export type Draft = Record<string, string | boolean>;

interface Edits {
  userId: string;
  /** Unsaved values by section. */
  drafts: Map<string, Draft>;
}

const current = new WeakMap<Auth, Edits>();

/**
 * Returns the customer's unsaved values. They stay in memory when the service ends the session, for the same
 * customer to continue after signing in again on the same page. A logout and another customer remove them.
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

/** Keeps a section's unsaved draft until it is saved, discarded or left. */
export function useKeptDraft(name: string, draft: Draft | undefined, isRestoring: boolean) {
  const auth = useAuth();
  useEffect(() => {
    if (isRestoring) return;
    const drafts = draftsOf(auth);
    if (draft) drafts?.set(name, draft);
    else drafts?.delete(name);
    return () => {
      // Drafts are kept only if the session has ended.
      if (auth.getState().status === 'signed-in') drafts?.delete(name);
    };
  }, [auth, name, draft, isRestoring]);
}
