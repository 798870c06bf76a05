import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { issueAuthCode } from './codes.ts';
import { change, codeSeconds, isOver, send, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import type { Flow, User } from './model.ts';
import { alreadyLinked, findLinked, readProfile, signInByProvider } from './providers.ts';
import { queryText, readChallenge, redirectTarget, withError, withQuery } from './request.ts';
import { authenticate, requireSecondFactor, type Caller } from './sessions.ts';
import { externalUrl } from './settings.ts';
import { findUser, saveUser, type Db } from './store.ts';
import { stubPage } from './stubPage.ts';

/** Content security policy of the stub's page: only the sandbox's style sheet. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A person who is at a provider's page. */
interface Departure {
  provider: string;
  redirectTo: string;
  challenge: string;
  createdAt: number;
  /** The session that began to link the provider's account; undefined for a sign-in. */
  linking: { userId: string; sessionId: string } | undefined;
}

/** The people who are at a provider's page, by `state`. Lost at a restart, like the page's form. */
type Departures = Map<string, Departure>;

/** Returns the URL of the page that replaces the provider. */
function depart(
  { settings, now }: SignIn,
  departures: Departures,
  request: FastifyRequest,
  linking: Departure['linking'],
): string {
  const provider = queryText(request, 'provider').toLowerCase();
  if (!settings.stubProviders.includes(provider)) {
    throw invalid('Unsupported provider: provider is not enabled');
  }
  const challenge = readChallenge((name) => queryText(request, name));
  if (challenge === undefined) throw invalid('Only the PKCE flow is supported');
  const redirectTo = redirectTarget(queryText(request, 'redirect_to'), settings);
  const state = randomUUID();
  departures.set(state, { provider, redirectTo, challenge, createdAt: now(), linking });
  return `${externalUrl(settings)}/stub-provider?${new URLSearchParams({ state }).toString()}`;
}

function findDeparture(signIn: SignIn, departures: Departures, state: string): Departure {
  const departure = departures.get(state);
  if (departure !== undefined && !isOver(signIn, departure.createdAt, codeSeconds)) {
    return departure;
  }
  throw new SignInError(400, 'bad_oauth_state', 'OAuth state not found or expired');
}

/**
 * Returns the user to whose flow the profile belongs. A link is only prepared: the exchange of the
 * code makes it, for which only the browser whose session began has the verifier. So nobody can be
 * led into linking an account.
 */
async function arrive(
  signIn: SignIn,
  db: Db,
  { provider, linking, challenge }: Departure,
  request: FastifyRequest,
): Promise<{ user: User; flow: Flow }> {
  const profile = readProfile(signIn, provider, (name) => queryText(request, name));
  const flow: Flow = { id: randomUUID(), method: 'oauth', challenge, createdAt: signIn.now() };
  if (linking === undefined) return { user: await signInByProvider(signIn, db, profile), flow };
  const { userId, sessionId } = linking;
  const user = await findUser(db, { id: userId, sessions: [{ id: sessionId }] });
  if (user === undefined) {
    throw new SignInError(422, 'user_not_found', 'Linking target user not found');
  }
  const linked = await findLinked(db, profile);
  if (linked !== undefined) throw alreadyLinked(linked.id === userId ? '' : ' to another user');
  return { user, flow: { ...flow, link: { sessionId, identity: profile } } };
}

/** Follows the answer of the stub's page. Returns the redirect to the portal. */
async function followCallback(signIn: SignIn, departures: Departures, request: FastifyRequest) {
  const state = queryText(request, 'state');
  let target = signIn.settings.siteUrl;
  try {
    const departure = findDeparture(signIn, departures, state);
    departures.delete(state);
    target = departure.redirectTo;
    if (queryText(request, 'answer') === 'deny') {
      throw new SignInError(403, 'access_denied', 'The user has denied your request.');
    }
    const code = await change(signIn, async (db) => {
      const { user, flow } = await arrive(signIn, db, departure, request);
      user.flows.push(flow);
      const issued = issueAuthCode(user, flow.id);
      await saveUser(db, user);
      return issued;
    });
    return { status: 302, page: withQuery(target, { code }) };
  } catch (error) {
    if (error instanceof SignInError) return { status: 303, page: withError(target, error) };
    throw error;
  }
}

/** Removes an identity, unless the account would be left without a proof of its address. */
function unlink({ identities, email }: User, identityId: string): User['identities'] {
  if (identities.length <= 1) {
    const message = 'User must have at least 1 identity after unlinking';
    throw new SignInError(422, 'single_identity_not_deletable', message);
  }
  const left = identities.filter(({ id }) => id !== identityId);
  if (left.length === identities.length) {
    throw new SignInError(422, 'identity_not_found', "Identity doesn't exist");
  }
  if (left.some((one) => one.email === email && one.isVerified)) return left;
  const message = 'Unable to unlink identity due to email conflict';
  throw new SignInError(422, 'email_conflict_identity_not_deletable', message);
}

function identityRoutes(app: FastifyInstance, signIn: SignIn, departures: Departures): void {
  const checkLinking = (caller: Caller) => {
    if (!signIn.settings.manualLinking) {
      throw new SignInError(404, 'manual_linking_disabled', 'Manual linking is disabled');
    }
    requireSecondFactor(caller);
  };

  app.get('/user/identities/authorize', { exposeHeadRoute: false }, async (request) => {
    const caller = await authenticate(signIn, request);
    checkLinking(caller);
    const linking = { userId: caller.user.id, sessionId: caller.session.id };
    return { url: depart(signIn, departures, request, linking) };
  });

  app.delete<{ Params: { id: string } }>('/user/identities/:id', (request) =>
    change(signIn, async (db) => {
      const caller = await authenticate(signIn, request, db);
      checkLinking(caller);
      const { user } = caller;
      user.identities = unlink(user, request.params.id);
      await saveUser(db, user);
      await send(signIn, db, user.email, signIn.mails.notice('identity-unlinked'));
      return {};
    }),
  );
}

/** Registers sign-in with a provider, the page that replaces it, and linked identities. */
export function oauthRoutes(app: FastifyInstance, signIn: SignIn): void {
  const departures: Departures = new Map();
  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) =>
    reply.redirect(depart(signIn, departures, request, undefined), 302),
  );
  app.get('/stub-provider', { exposeHeadRoute: false }, (request, reply) => {
    const state = queryText(request, 'state');
    const { provider } = findDeparture(signIn, departures, state);
    return reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(stubPage({ state, provider }));
  });
  app.get('/callback', { exposeHeadRoute: false }, async (request, reply) => {
    const { status, page } = await followCallback(signIn, departures, request);
    return reply.redirect(page, status);
  });
  identityRoutes(app, signIn, departures);
}
