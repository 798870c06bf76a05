import type { GoTrueClient, Session } from '@supabase/supabase-js';
import { sessionKey } from '@bank-bonuses/product/session-key';
import type { BrowserStorage } from '../browserStorage.ts';
import type { SessionStore } from '../sessionStore.ts';
import { fallbacks } from '../texts.ts';
import { sessionEnded, toAuthError, unreachable, type Call } from './call.ts';
import { ageOf, sessionIdOf, stateOf } from './token.ts';

/** Maximum milliseconds that a call waits for a token. */
const tokenDeadlineMs = 15_000;

/** Maximum milliseconds that a logout waits for a refresh that is in progress. */
const leaveDeadlineMs = 1_000;

export interface FollowOptions {
  client: GoTrueClient;
  storage: BrowserStorage;
  store: SessionStore;
  /** Aborts the pending requests of the client. */
  abortAll: () => void;
}

/** Dependencies of the calls of this package. */
export interface CallDeps {
  /** Stores the session and shares it with the other tabs. */
  client: GoTrueClient;
  /** Checks a password or a code. Its session is neither stored nor shared with other tabs. */
  proofClient: GoTrueClient;
  session: FollowedSession;
  call: Call;
  /** Reads a document of the sign-in service. */
  get: (path: string) => Promise<unknown>;
}

type FollowedSession = ReturnType<typeof followSession>;

/** Resolves to the result of the work, or to `undefined` at the deadline. */
const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds)),
  ]);

/** Follows the session of this page. The client reads and writes it; the state follows the client. */
export function followSession({ client, storage, store, abortAll }: FollowOptions) {
  let current: Session | undefined;
  /**
   * The token of a session that needs its second factor. A token never changes its level, so
   * changing the user in storage cannot unlock the session.
   */
  let lockedToken: string | undefined;

  const isOthers = (session: Session) =>
    current !== undefined && current.user.id !== session.user.id;
  const isStored = () => storage.getItem(sessionKey) !== null;

  const show = (session: Session) => {
    // A late response must not store something of the customer who has left.
    if (isOthers(session)) abortAll();
    current = session;
    const state = stateOf(session);
    const needsSecondFactor = state.needsSecondFactor || session.access_token === lockedToken;
    if (needsSecondFactor) lockedToken = session.access_token;
    store.set({ ...state, needsSecondFactor });
  };

  const end = (why: 'logout' | 'ended') => {
    if (store.get().status === 'signed-out') return;
    if (current) abortAll();
    const hasEnded = current !== undefined && why === 'ended';
    current = undefined;
    store.set({ status: 'signed-out', ...(hasEnded && { hasEnded }) });
  };

  /** Returns the stored session with a valid token. @throws AuthError if it cannot be refreshed */
  const read = async (): Promise<Session | null> => {
    const result = await within(tokenDeadlineMs, client.getSession());
    if (result?.data.session) return result.data.session;
    // The service does not respond to a refresh in advance.
    if (!result && current?.expires_at && current.expires_at * 1000 > Date.now()) return current;
    if (isStored()) throw unreachable();
    end('ended');
    return null;
  };

  /** Returns `null` without a session. @throws AuthError if another customer has signed in */
  const readOwn = async () => {
    const session = await read();
    if (!session || !isOthers(session)) return session;
    show(session);
    throw sessionEnded();
  };

  return {
    /** Updates the state to the stored session, which another tab may have changed. */
    async look() {
      const { data } = await client.getSession();
      if (data.session) show(data.session);
      // The session exists, but could not be refreshed. A page that shows it goes on doing so.
      else if (!isStored()) end('ended');
      else if (!current) store.set({ status: 'unreachable' });
    },

    /**
     * Returns the stored session of the customer whom this page shows.
     * @throws AuthError `session_ended` without such a session
     */
    async own() {
      const session = await readOwn();
      if (!session) throw sessionEnded();
      return session;
    },

    getAccessToken: async () => (await readOwn())?.access_token ?? null,

    async renewAccessToken(rejectedToken: string) {
      let session = await read();
      // Otherwise another call or another tab has already renewed the token.
      if (session?.access_token === rejectedToken) {
        const result = await within(tokenDeadlineMs, client.refreshSession());
        session = await read();
        if (session?.access_token === rejectedToken) {
          if (!result || toAuthError(result.error, '').retryable) throw unreachable();
          return null;
        }
      }
      const token = session?.access_token ?? null;
      return token && sessionIdOf(token) === sessionIdOf(rejectedToken) ? token : null;
    },

    requireSecondFactor(rejectedToken: string) {
      if (current?.access_token !== rejectedToken) return;
      lockedToken = rejectedToken;
      show(current);
    },

    getSessionAge: () => current && ageOf(current.access_token),

    /**
     * Removes the stored session, unless it belongs to another customer, and ends this page's
     * session. Returns the access token, with which the service can be told; `undefined` if nothing
     * was removed.
     */
    async leave(why: 'logout' | 'ended'): Promise<string | undefined> {
      const left = current;
      const result = await within(leaveDeadlineMs, client.getSession());
      const stored = result?.data.session;
      if (left && stored && stored.user.id !== left.user.id) {
        show(stored);
        return undefined;
      }
      storage.removeItem(sessionKey);
      end(why);
      return (stored ?? left)?.access_token;
    },

    /** Tells the service that a session is over. A failure is only logged. */
    async revoke(token: string | undefined, scope: 'local' | 'global') {
      if (token === undefined) return;
      const { error } = await client.admin.signOut(token, scope);
      if (!error) return;
      const { status, code } = toAuthError(error, fallbacks.signOut);
      const isOverAnyway = code === 'session_ended' || [401, 403, 404].includes(status ?? 0);
      if (!isOverAnyway) console.error(fallbacks.signOut, { status, code });
    },
  };
}
