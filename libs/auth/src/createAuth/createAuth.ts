import { sessionKey } from '@bank-bonuses/product/session-key';
import type { AuthError } from '../AuthError.ts';
import { browserStorage } from './browserStorage.ts';
import type { Connection } from './connect.ts';
import { onDemand } from './onDemand.ts';
import { readRedirectParameters, removeOneTimeValues } from '../redirect/redirectParameters.ts';
import { isExchanged, resultWithoutExchange } from '../redirect/redirectResult.ts';
import { createSessionStore } from './sessionStore.ts';
import type { Auth, RedirectResult, SessionState } from '../types.ts';

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
  /**
   * Whether the session of this tab's previous page ended, so that the login page can say so.
   * @default false
   */
  hasEnded?: boolean;
  /** @default localStorage, or memory if the browser blocks it */
  storage?: Storage;
  /** @default the browser's `fetch` */
  fetch?: typeof fetch;
}

/**
 * Maximum time in milliseconds that the page shows 'Loading...' while the service does not respond.
 */
const readyDeadlineMs = 5_000;

/**
 * Creates the page's session. Call it once, outside React and before the router: it reads the URL
 * and removes one-time codes from it. The sign-in client loads at once if there is a session or a
 * code, otherwise at the first use of the page.
 */
export function createAuth(options: AuthOptions): Auth {
  const {
    key,
    origin = window.location.origin,
    fetch: send = (...args) => fetch(...args),
  } = options;
  const storage = options.storage ?? browserStorage();
  const isStored = () => storage.getItem(sessionKey) !== null;

  const link = readRedirectParameters(window.location.href);
  const withoutExchange = resultWithoutExchange(link);
  // A token hash stays in the URL, so that the link still works after a reload.
  if (!isExchanged(link) && withoutExchange.kind !== 'unverified') removeOneTimeValues();

  const isNeeded = isStored() || isExchanged(link);
  const signedOut: SessionState = {
    status: 'signed-out',
    ...(options.hasEnded && { hasEnded: true }),
  };
  const store = createSessionStore(isNeeded ? { status: 'loading' } : signedOut);
  let connection: Connection | undefined;
  const load = onDemand(async () => {
    const { connect } = await import('./connect.ts');
    const url = new URL(options.url, window.location.href).href.replace(/\/$/, '');
    connection = await connect({ url, key, origin, fetch: send, storage, store, link });
    return connection;
  });

  const giveUp = () => {
    if (store.get().status !== 'loading') return;
    store.set(isStored() ? { status: 'unreachable' } : signedOut);
  };
  const isKnown = () =>
    load()
      .then(({ known }) => known)
      .catch(() => undefined);
  const ready = isNeeded
    ? Promise.race([isKnown(), new Promise((done) => setTimeout(done, readyDeadlineMs))]).then(
        giveUp,
      )
    : Promise.resolve();

  const unreachableLink = ({ message }: AuthError): RedirectResult => ({
    kind: 'failed',
    reason: 'unreachable',
    message,
  });
  const redirectResult = isExchanged(link)
    ? load().then((loaded) => loaded.redirectResult, unreachableLink)
    : Promise.resolve(withoutExchange);

  const look = () => {
    if (connection ?? isStored())
      load()
        .then((loaded) => loaded.look())
        .catch(() => undefined);
  };
  watchOtherTabs(look);
  loadAtFirstUse(load);

  return {
    ready,
    // The fallback in memory is not an instance of the browser's `Storage`. Its content is lost
    // when the page is closed.
    endsWithPage: !(storage instanceof Storage),
    redirectResult: Promise.all([redirectResult, ready]).then(([result]) => result),
    verifyLink: once(() => load().then((loaded) => loaded.verifyLink(), unreachableLink)),
    getState: store.get,
    subscribe: store.subscribe,
    getAccessToken: async () =>
      (connection ?? isStored()) ? (await load()).getAccessToken() : null,
    renewAccessToken: async (rejectedToken) => (await load()).renewAccessToken(rejectedToken),
    requireSecondFactor: (rejectedToken) => connection?.requireSecondFactor(rejectedToken),
    getSessionAge: () => connection?.getSessionAge(),
    signIn: async (credentials) => (await load()).signIn(credentials),
    signUp: async (account) => (await load()).signUp(account),
    signOut: async () => (await load()).signOut(),
    endSession: async (rejectedToken) => (await load()).endSession(rejectedToken),
    requestPasswordReset: async (email) => (await load()).requestPasswordReset(email),
    verifyRecoveryCode: async (proof) => (await load()).verifyRecoveryCode(proof),
    updatePassword: async (password) => (await load()).updatePassword(password),
    resendConfirmation: async (email) => (await load()).resendConfirmation(email),
    loadFactors: async () => (await load()).factors,
    loadAccountSecurity: async () => (await load()).accountSecurity,
    loadProviders: async () => (await load()).providers,
  };
}

/**
 * Returns a function that calls `verify` once and caches the result, unless the service was
 * unreachable.
 */
function once(verify: () => Promise<RedirectResult>): () => Promise<RedirectResult> {
  let result: Promise<RedirectResult> | undefined;
  return async () => {
    result ??= verify();
    const known = await result;
    if (known.kind === 'failed' && known.reason === 'unreachable') result = undefined;
    return known;
  };
}

/**
 * Calls `look` when another tab may have changed the session: immediately while this tab is
 * running, and when it is resumed or restored from the back/forward cache.
 */
function watchOtherTabs(look: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when all of storage was cleared.
    if (key === sessionKey || key === null) look();
  });
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', look);
}

const firstUses = ['focusin', 'pointerdown', 'keydown'] as const;

/** Preloads the client at the first interaction, so that it is ready when the visitor submits a form. */
function loadAtFirstUse(load: () => Promise<unknown>): void {
  const use = () => {
    for (const type of firstUses) window.removeEventListener(type, use);
    // Ignores a failure here: the code that needs the client loads it again and handles the error.
    load().catch(() => undefined);
  };
  for (const type of firstUses) window.addEventListener(type, use, { passive: true });
}
