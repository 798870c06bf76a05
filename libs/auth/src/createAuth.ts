import { sessionKey } from '@bank-bonuses/product/session-key';
import { AuthError } from './AuthError.ts';
import { browserStorage, type BrowserStorage } from './browserStorage.ts';
import type { Connection } from './client/connect.ts';
import type { Credentials } from './client/signIn.ts';
import { readLink, removeOneTimeValues, resultWithoutExchange } from './links/readLink.ts';
import { createSessionStore } from './sessionStore.ts';
import { notLoadedText, unreachableText } from './texts.ts';
import type { RedirectResult, SessionState } from './types.ts';

export interface AuthOptions {
  /**
   * Base URL of the sign-in service including `/auth/v1`. A path is resolved against the page's
   * URL.
   */
  url: string;
  /** The service's publishable key. */
  key: string;
  /**
   * Whether the session of this tab's previous page ended, so that the login page can say so.
   * @default false
   */
  hasEnded?: boolean;
  /** @default localStorage, or memory if the browser blocks it */
  storage?: BrowserStorage;
}

/** The session and its calls. Create one per page, before the router reads the URL. */
// oxlint-disable-next-line typescript/no-empty-object-type -- unlike a type, it has a name in the types of other packages
export interface Auth extends ReturnType<typeof createAuth> {}

type Load = () => Promise<Connection>;

/** Maximum milliseconds that the page shows 'Loading...' while the service does not respond. */
const readyDeadlineMs = 5_000;

/**
 * Creates the page's session. Call it once, outside React and before the router: it reads the URL
 * and removes one-time codes from it. The sign-in client loads at once if there is a session or a
 * code, otherwise at the first use of the page.
 */
export function createAuth(
  { url, key, hasEnded, storage = browserStorage() }: AuthOptions,
  importClient = () => import('./client/connect.ts'),
) {
  const isStored = () => storage.getItem(sessionKey) !== null;
  const signedOut: SessionState = { status: 'signed-out', ...(hasEnded && { hasEnded: true }) };

  const link = readLink(window.location.href);
  const isExchanged = link.code !== undefined;
  // A token hash stays in the URL, so that the link still works after a reload.
  if (!isExchanged && link.tokenHash === undefined) removeOneTimeValues();

  const isNeeded = isStored() || isExchanged;
  const store = createSessionStore(isNeeded ? { status: 'loading' } : signedOut);
  let connection: Connection | undefined;
  const load = onDemand(async () => {
    const { connect } = await importClient();
    const base = new URL(url, window.location.href).href.replace(/\/$/, '');
    connection = await connect({ url: base, key, storage, store, link });
    return connection;
  });
  const isUsed = () => connection !== undefined || isStored();

  const getReady = async () => {
    const known = load().then((loaded) => loaded.known);
    await Promise.race([known.catch(() => undefined), delay(readyDeadlineMs)]);
    if (store.get().status !== 'loading') return;
    store.set(isStored() ? { status: 'unreachable' } : signedOut);
  };
  const ready = isNeeded ? getReady() : Promise.resolve();

  const openLink = () =>
    load().then(
      (loaded) => loaded.openLink(),
      ({ message }: AuthError): RedirectResult => ({
        kind: 'failed',
        reason: 'unreachable',
        message,
      }),
    );
  const redirectResult = isExchanged ? openLink() : resultWithoutExchange(link);

  const look = () => {
    if (isUsed())
      load()
        .then((loaded) => loaded.look())
        .catch(() => undefined);
  };
  // Another tab may have changed the session: while this tab runs, or before it was resumed or
  // restored from the back/forward cache.
  for (const type of ['storage', 'focus', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, look);
  }
  // Preloads the client, so that it is ready when the visitor submits a form. Ignores a failure: the
  // code that needs the client loads it again and handles the error.
  for (const type of ['focusin', 'pointerdown', 'keydown']) {
    const preload = () => void load().catch(() => undefined);
    window.addEventListener(type, preload, { passive: true, once: true });
  }

  return {
    /** Resolves when the state is no longer `loading`, at the latest after a deadline. Never rejects. */
    ready,
    /** Whether the browser blocks storage. The session then ends with the page, even on a reload. */
    endsWithPage: !(storage instanceof Storage),
    /** Result of the URL that opened the page. Resolves after `ready`. Never rejects. */
    redirectResult: Promise.all([redirectResult, ready]).then(([result]) => result),
    /** Exchanges the link of an `unverified` result and returns the new result. Never rejects. */
    verifyLink: openLink,
    /** Returns the current state. Returns the same object until the state changes. */
    getState: store.get,
    /** Calls the listener after each change of the state. Returns a function that unsubscribes it. */
    subscribe: store.subscribe,
    /**
     * Returns a valid access token and refreshes a token that is about to expire. Returns `null`
     * without a session. Rejects with a retryable {@link AuthError} when the token has expired and
     * the service cannot be reached.
     */
    getAccessToken: async () => (isUsed() ? (await load()).getAccessToken() : null),
    /**
     * Marks the session as needing its second factor, because the service has rejected the token
     * `rejectedToken` for that reason. Changing the stored user cannot undo this. Does nothing if
     * another token is stored.
     */
    requireSecondFactor: (rejectedToken: string): void =>
      connection?.requireSecondFactor(rejectedToken),
    /**
     * Returns the age of the session; `undefined` without a session or if the token contains no
     * session id.
     */
    getSessionAge: () => connection?.getSessionAge(),
    ...callsOf(load),
  };
}

/** Creates the session for prerendering: its state is always `loading`, because there is no browser. */
export function createIdleAuth(): Auth {
  const never = new Promise<never>(() => undefined);
  const loading: SessionState = { status: 'loading' };
  return {
    ready: never,
    endsWithPage: false,
    redirectResult: never,
    verifyLink: () => never,
    getState: () => loading,
    subscribe: () => () => undefined,
    getAccessToken: () => never,
    requireSecondFactor: () => undefined,
    getSessionAge: () => undefined,
    ...callsOf(() => never),
  };
}

/** Returns the calls of the client, which load it first. They throw an `AuthError` with the text to show. */
function callsOf(load: Load) {
  return {
    /**
     * Returns a new token to replace `rejectedToken`, a token that the service has rejected although
     * it may not have expired. Returns `null` if the session has ended. Rejects with a retryable
     * {@link AuthError} when the service cannot be reached.
     */
    renewAccessToken: async (rejectedToken: string) =>
      (await load()).renewAccessToken(rejectedToken),
    signIn: async (credentials: Credentials) => (await load()).signIn(credentials),
    signUp: async (account: Credentials & { fullName: string }) => (await load()).signUp(account),
    /**
     * Removes the session from this browser, even offline, unless another customer has signed in in
     * another tab. Does not wait for the call to the service, whose failure is only logged.
     */
    signOut: async () => (await load()).signOut(),
    /**
     * Ends the session, like `signOut`, and sets `hasEnded`: for an idle customer, or for
     * `rejectedToken`, which the service still rejects after a renewal. Does nothing if another token
     * is stored.
     */
    endSession: async (rejectedToken?: string) => (await load()).endSession(rejectedToken),
    requestPasswordReset: async (email: string) => (await load()).requestPasswordReset(email),
    /** Starts a session with the six-digit code from the recovery mail. Works in any browser. */
    verifyRecoveryCode: async (proof: { email: string; code: string }) =>
      (await load()).verifyRecoveryCode(proof),
    /**
     * Sets the password and ends every session of the customer, including this one. Rejects with the
     * code `insufficient_aal` while the session needs its second factor.
     */
    updatePassword: async (password: string) => (await load()).updatePassword(password),
    resendConfirmation: async (email: string) => (await load()).resendConfirmation(email),
    loadFactors: async () => (await load()).factors,
    loadAccountSecurity: async () => (await load()).accountSecurity,
    loadProviders: async () => (await load()).providers,
  };
}

/**
 * Returns a function that calls `load` once and shares the result. After a failure, the next call
 * loads again. After a third failure (a preload, a press and its retry) the error asks for a reload:
 * some browsers remember a failed import until then, and a newer deployment may have removed the
 * script.
 */
function onDemand(load: Load): Load {
  let loading: Promise<Connection> | undefined;
  let failures = 0;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      failures += 1;
      const needsReload = failures > 2;
      const text = needsReload ? notLoadedText : unreachableText();
      // The error is retryable even if the page needs a reload, because a script that fails to load
      // must not end the session.
      throw new AuthError(text, { retryable: true, needsReload });
    });
    return loading;
  };
}

const delay = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
