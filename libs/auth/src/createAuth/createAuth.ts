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

export interface AuthOptions {
  /** Base of the sign-in service with its `/auth/v1`; a path is resolved against the page. */
  url: string;
  /** The service's publishable key. */
  key: string;
  /** Where mail links lead back to. @default the page's origin */
  origin?: string;
  /** @default localStorage, or memory where the browser refuses it */
  storage?: Storage;
  /** @default the browser's */
  fetch?: typeof fetch;
}

/** The longest wait for one answer. */
const answerDeadlineMs = 15_000;

const hasEnded: SessionState = { status: 'signed-out', hasEnded: true };

/** How long 'Loading...' may stand for a service that does not answer. */
const readyDeadlineMs = 5_000;

/**
 * The page's session. Create it once, outside React and before the router: it reads the address,
 * and takes one-time codes out of it.
 */
export function createAuth(options: AuthOptions): Auth {
  const { origin = window.location.origin, fetch: send = (...args) => fetch(...args) } = options;
  const backing = options.storage ?? browserStorage();
  const store = createSessionStore({ status: 'loading' });
  let isKnown = false;
  /** What there is to say while nobody is signed in. */
  let signedOut: SessionState = { status: 'signed-out' };

  /**
   * The token that needs its second factor. A token does not change its level, so that nobody takes this
   * back by editing the user who is stored beside it; a refreshed or verified session has another token.
   */
  let lockedToken: string | undefined;
  let lastSession: string | undefined;

  /** Storage alone decides what the state is: whoever writes it, and in whichever tab. */
  const follow = () => {
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
  const know = () => {
    isKnown = true;
    follow();
  };

  /** The service has ended the session. Whoever has seen nothing of it need not hear that. */
  const end = () => {
    if (store.get().status === 'signed-in') signedOut = hasEnded;
    know();
  };

  const storage = createAuthStorage(backing, {
    onStored: know,
    onDropped: end,
  });
  const transport = createTransport({
    fetch: send,
    timeoutMs: answerDeadlineMs,
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
  watchOtherTabs(follow);
  const accessTokens = createAccessTokens({ loadClient, storage, deadlineMs: answerDeadlineMs });
  const leave = (why: 'wanted' | 'ended' | 'locked') => {
    transport.dropAll();
    storage.wipe(why === 'locked');
    if (why !== 'wanted') end();
    else know();
  };
  const ready = Promise.race([initialized, wait(readyDeadlineMs)]).then(know);

  return {
    ready,
    // The browser's own outlives the page.
    endsWithPage: !(backing instanceof Storage),
    redirectResult: ready.then(() => redirectResult),
    verifyLink,
    getState: store.get,
    subscribe: store.subscribe,
    onSignedOut: store.onSignedOut,
    ...accessTokens,
    requireSecondFactor(refused) {
      if (storage.read()?.accessToken !== refused) return;
      lockedToken = refused;
      know();
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
