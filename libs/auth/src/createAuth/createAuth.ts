import { createAccessTokens } from '../client/accessTokens.ts';
import { handleAuthRedirect } from '../redirect/handleAuthRedirect.ts';
import { createAuthCalls } from '../client/authCalls.ts';
import { createAuthStorage } from '../session/authStorage.ts';
import { browserStorage } from '../session/browserStorage.ts';
import { createClientOnDemand, loadAtFirstUse } from '../client/clientOnDemand.ts';
import { onDemand } from '../client/onDemand.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createTransport } from '../client/transport.ts';
import type { Auth, SessionState } from '../types.ts';
import { wait } from '../wait.ts';
import { watchOtherTabs } from '../session/watchOtherTabs.ts';

/** Options of `createAuth`. */
export interface AuthOptions {
  /**
   * Base URL of the sign-in service including `/auth/v1`. A path is resolved against the page's
   * URL.
   */
  url: string;
  /** The service's publishable key. */
  key: string;
  /** Origin that mail links point to. @default the page's origin */
  origin?: string;
  /** @default localStorage, or memory if the browser blocks it */
  storage?: Storage;
  /** @default the browser's `fetch` */
  fetch?: typeof fetch;
}

/** Milliseconds until a request is aborted. */
const requestTimeoutMs = 15_000;

const hasEnded: SessionState = { status: 'signed-out', hasEnded: true };

/**
 * Maximum time in milliseconds that the page shows 'Loading...' while the service does not respond.
 */
const readyDeadlineMs = 5_000;

/**
 * Creates the page's session. Call it once, outside React and before the router: it reads the URL and removes
 * one-time codes from it.
 */
export function createAuth(options: AuthOptions): Auth {
  const { origin = window.location.origin, fetch: send = (...args) => fetch(...args) } = options;
  const backing = options.storage ?? browserStorage();
  const store = createSessionStore({ status: 'loading' });
  let isKnown = false;
  /** The state to set when there is no session. */
  let signedOut: SessionState = { status: 'signed-out' };

  /**
   * The token of a session that still needs its second factor. A token never changes its level, so
   * changing the user in storage cannot unlock the session. A refresh or a verification replaces
   * the token.
   */
  let lockedToken: string | undefined;
  let lastSession: string | undefined;

  /** Derives the state from storage, which other tabs may have changed. */
  const syncState = () => {
    if (!isKnown) return;
    const session = storage.read();
    const before = store.get();
    if (before.status === 'signed-in' && before.user.id !== session?.user.id) transport.dropAll();
    if (!session) {
      const isLocked = lastSession !== undefined && storage.lockedSession() === lastSession;
      if (isLocked && before.status === 'signed-in') signedOut = hasEnded;
      return store.set(signedOut);
    }
    lastSession = session.sessionId;
    signedOut = { status: 'signed-out' };
    const { user, level, accessToken } = session;
    const needsSecondFactor = session.needsSecondFactor || accessToken === lockedToken;
    if (needsSecondFactor) lockedToken = accessToken;
    store.set({ status: 'signed-in', user, level, needsSecondFactor });
  };
  const markKnown = () => {
    isKnown = true;
    syncState();
  };

  /**
   * Handles a session that ended without a logout. Sets `hasEnded` only if this page was signed in.
   */
  const markEnded = () => {
    if (store.get().status === 'signed-in') signedOut = hasEnded;
    markKnown();
  };

  const storage = createAuthStorage(backing, {
    onStored: markKnown,
    onDropped: markEnded,
  });
  const transport = createTransport({
    fetch: send,
    timeoutMs: requestTimeoutMs,
    currentSession: () => storage.readWhole(),
  });
  const clientOptions = {
    url: new URL(options.url, window.location.href).href.replace(/\/$/, ''),
    key: options.key,
    storage: storage.adapter,
    fetch: transport.fetch,
  };
  const loadClient = createClientOnDemand(clientOptions);
  const { initialized, redirectResult, verifyLink } = handleAuthRedirect(storage, loadClient);

  loadAtFirstUse(loadClient);
  watchOtherTabs(syncState);
  const accessTokens = createAccessTokens({ loadClient, storage, deadlineMs: requestTimeoutMs });
  const leave = (why: 'wanted' | 'ended' | 'locked') => {
    transport.dropAll();
    storage.wipe(why === 'locked');
    if (why !== 'wanted') markEnded();
    else markKnown();
  };
  const ready = Promise.race([initialized, wait(readyDeadlineMs)]).then(markKnown);

  return {
    ready,
    // The fallback in memory is not an instance of the browser's `Storage`. Its content is lost
    // when the page is closed.
    endsWithPage: !(backing instanceof Storage),
    redirectResult: ready.then(() => redirectResult),
    verifyLink,
    getState: store.get,
    subscribe: store.subscribe,
    onSignedOut: store.onSignedOut,
    ...accessTokens,
    requireSecondFactor(rejectedToken) {
      if (storage.read()?.accessToken !== rejectedToken) return;
      lockedToken = rejectedToken;
      markKnown();
    },
    loadFactors: onDemand(() =>
      import('../factors/createFactors.ts').then(({ createFactors }) =>
        createFactors({ loadClient, storage }),
      ),
    ),
    loadAccountSecurity: onDemand(() =>
      import('../accountSecurity/createAccountSecurity.ts').then(({ createAccountSecurity }) => {
        const { getAccessToken } = accessTokens;
        return createAccountSecurity({ loadClient, clientOptions, storage, getAccessToken, leave });
      }),
    ),
    loadProviders: onDemand(() =>
      import('../providers/createProviders.ts').then(({ createProviders }) =>
        createProviders({ loadClient, clientOptions, storage, origin }),
      ),
    ),
    getSessionAge() {
      const { sessionId, ageMs = 0 } = storage.read() ?? {};
      return sessionId === undefined ? undefined : { sessionId, ageMs };
    },
    ...createAuthCalls({ loadClient, storage, origin, leave }),
  };
}
