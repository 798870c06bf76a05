import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { issueAuthCode } from './codes.ts';
import { change, send, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import type { User } from './model.ts';
import { alreadyLinked, findLinked, readProfile, signInByProvider } from './providers.ts';
import { queryText, redirectTarget, withError, withQuery } from './request.ts';
import { callerRoute, requireSecondFactor, type Caller } from './sessions.ts';
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
  /** The id of the user who links the provider's account; undefined for a sign-in. */
  linkTo: string | undefined;
}

/** The people who are at a provider's page, by `state`. Lost at a restart, like the page's form. */
type Departures = Map<string, Departure>;

/** Returns the URL of the page that replaces the provider. */
function depart(
  { settings }: SignIn,
  departures: Departures,
  request: FastifyRequest,
  linkTo?: string,
): string {
  const provider = queryText(request, 'provider').toLowerCase();
  if (!settings.stubProviders.includes(provider)) {
    throw invalid('Unsupported provider: provider is not enabled');
  }
  const challenge = queryText(request, 'code_challenge');
  if (challenge === '') throw invalid('Only the PKCE flow is supported');
  const redirectTo = redirectTarget(request, settings);
  const state = randomUUID();
  departures.set(state, { provider, redirectTo, challenge, linkTo });
  return `${externalUrl(settings)}/stub-provider?state=${state}`;
}

function findDeparture(departures: Departures, state: string): Departure {
  const departure = departures.get(state);
  if (departure !== undefined) return departure;
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
  { provider, linkTo, challenge }: Departure,
  request: FastifyRequest,
): Promise<{ user: User; code: string }> {
  const profile = readProfile(signIn, provider, request);
  const flow = { method: 'oauth', challenge } as const;
  if (linkTo === undefined) {
    const user = await signInByProvider(signIn, db, profile);
    return { user, code: issueAuthCode(signIn, user, flow) };
  }
  const user = await findUser(db, { id: linkTo });
  if (user === undefined) throw new Error('A departed user is always stored');
  const linked = await findLinked(db, profile);
  if (linked !== undefined) throw alreadyLinked(linked.id === linkTo ? '' : ' to another user');
  return { user, code: issueAuthCode(signIn, user, { ...flow, link: profile }) };
}

/** Follows the answer of the stub's page. Returns the redirect to the portal. */
async function followCallback(signIn: SignIn, departures: Departures, request: FastifyRequest) {
  const state = queryText(request, 'state');
  let target = signIn.settings.siteUrl;
  try {
    const departure = findDeparture(departures, state);
    departures.delete(state);
    target = departure.redirectTo;
    if (queryText(request, 'answer') === 'deny') {
      throw new SignInError(403, 'access_denied', 'The user has denied your request.');
    }
    const code = await change(signIn, async (db) => {
      const { user, code: issued } = await arrive(signIn, db, departure, request);
      await saveUser(db, user);
      return issued;
    });
    return withQuery(target, { code });
  } catch (error) {
    if (error instanceof SignInError) return withError(target, error);
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
  if (left.some((one) => one.email === email)) return left;
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

  callerRoute(app, signIn, 'GET', '/user/identities/authorize', (caller, { request }) => {
    checkLinking(caller);
    return { url: depart(signIn, departures, request, caller.user.id) };
  });

  callerRoute(app, signIn, 'DELETE', '/user/identities/:id', async (caller, { db, request }) => {
    checkLinking(caller);
    const { user } = caller;
    user.identities = unlink(user, (request.params as { id: string }).id);
    await send(signIn, db, user.email, signIn.mails.notice('identity-unlinked'));
    return {};
  });
}

/** Registers sign-in with a provider, the page that replaces it, and linked identities. */
export function oauthRoutes(app: FastifyInstance, signIn: SignIn): void {
  const departures: Departures = new Map();
  app.get('/authorize', async (request, reply) =>
    reply.redirect(depart(signIn, departures, request)),
  );
  app.get('/stub-provider', (request, reply) => {
    const state = queryText(request, 'state');
    const { provider } = findDeparture(departures, state);
    return reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(stubPage({ state, provider }));
  });
  app.get('/callback', async (request, reply) => {
    return reply.redirect(await followCallback(signIn, departures, request), 303);
  });
  identityRoutes(app, signIn, departures);
}
