import { randomUUID } from 'node:crypto';
import { issueAuthCode } from './codes.ts';
import { send, type Call, type Routes } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import type { User } from './model.ts';
import { alreadyLinked, findLinked, readProfile, signInByProvider } from './providers.ts';
import { pathText, queryText, redirect, redirectTarget, withError, withQuery } from './request.ts';
import { forCaller, requireSecondFactor, type Caller } from './sessions.ts';
import { externalUrl } from './settings.ts';
import { findUser } from './store.ts';
import { stubPage } from './stubPage.ts';

/** Content security policy of the stub's page: only the sandbox's style sheet. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Returns the URL of the page that replaces the provider. */
function depart(call: Call, linkTo?: string): string {
  const { request, settings, departures } = call;
  const provider = queryText(request, 'provider').toLowerCase();
  if (!settings.stubProviders.includes(provider)) {
    throw invalid('Unsupported provider: provider is not enabled');
  }
  const challenge = queryText(request, 'code_challenge');
  if (challenge === '') throw invalid('Only the PKCE flow is supported');
  const state = randomUUID();
  departures.set(state, { provider, redirectTo: redirectTarget(call), challenge, linkTo });
  return `${externalUrl(settings)}/stub-provider?state=${state}`;
}

/** Returns the departure to which the `state` of a request belongs. */
function findDeparture({ request, departures }: Call) {
  const departure = departures.get(queryText(request, 'state'));
  if (departure !== undefined) return departure;
  throw new SignInError(400, 'bad_oauth_state', 'OAuth state not found or expired');
}

/**
 * Returns the authorization code for a profile. A link is only prepared: the exchange of the code
 * makes it, for which only the browser whose session began has the verifier. So nobody can be led
 * into linking an account.
 */
async function arrive(call: Call): Promise<string> {
  const { provider, linkTo, challenge } = findDeparture(call);
  if (queryText(call.request, 'answer') === 'deny') {
    throw new SignInError(403, 'access_denied', 'The user has denied your request.');
  }
  const profile = readProfile(call, provider);
  if (linkTo === undefined) {
    const user = await signInByProvider(call, profile);
    return issueAuthCode(call, user, { method: 'oauth', challenge });
  }
  const linked = await findLinked(call, profile);
  if (linked !== undefined) throw alreadyLinked(linked.id === linkTo ? '' : ' to another user');
  const user = await findUser(call.db, { id: linkTo });
  if (user === undefined) throw new Error('The user who links an account is always stored');
  return issueAuthCode(call, user, { method: 'oauth', challenge, link: profile });
}

/** Follows the answer of the stub's page, back to the portal. */
async function followCallback(call: Call): Promise<string> {
  const state = queryText(call.request, 'state');
  const target = call.departures.get(state)?.redirectTo ?? call.settings.siteUrl;
  try {
    return redirect(call, withQuery(target, { code: await arrive(call) }));
  } catch (error) {
    if (error instanceof SignInError) return redirect(call, withError(target, error));
    throw error;
  } finally {
    call.departures.delete(state);
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

function checkLinking(caller: Caller): void {
  if (!caller.settings.manualLinking) {
    throw new SignInError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  requireSecondFactor(caller);
}

/** Sign-in with a provider, the page that replaces it, and linked identities. */
export const oauthRoutes: Routes = {
  'GET /authorize': (call) => redirect(call, depart(call)),
  'GET /stub-provider': (call) => {
    const { provider } = findDeparture(call);
    const policy = { 'content-security-policy': pagePolicy };
    void call.reply.headers(policy).type('text/html; charset=utf-8');
    return stubPage({ state: queryText(call.request, 'state'), provider });
  },
  'GET /callback': followCallback,
  'GET /user/identities/authorize': forCaller((caller) => {
    checkLinking(caller);
    return { url: depart(caller, caller.user.id) };
  }),
  'DELETE /user/identities/:id': forCaller(async (caller) => {
    checkLinking(caller);
    const { user, mails, request } = caller;
    user.identities = unlink(user, pathText(request, 'id'));
    await send(caller, user.email, mails.notice('identity-unlinked'));
    return {};
  }),
};
