import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import type { SignInTables } from '../database/tables.ts';
import { isUuid, queryText } from '../http/body.ts';
import { AuthApiError } from '../http/errors.ts';
import { readCodeChallenge } from '../mails/pkce.ts';
import { requestedRedirect } from '../routes/signUp.ts';
import { externalUrl } from '../settings.ts';
import { limitAddress } from '../rateLimits/rateLimits.ts';
import { requireProvider } from './providers.ts';

export type OAuthFlow = Selectable<SignInTables['flow_states']>;

/** Stores an OAuth flow and returns the URL of the provider's page. `state` is the flow's id. */
export async function beginOAuthFlow(
  context: SignInContext,
  request: FastifyRequest,
  linkingSessionId: string | null,
): Promise<string> {
  const provider = requireProvider(queryText(request, 'provider'), context.settings);
  const challenge = readCodeChallenge({ text: (name) => queryText(request, name) });
  // Rate-limited, because each call inserts a row although the caller is not authenticated.
  await limitAddress(context, 'signIn', request);
  const id = randomUUID();
  await context.db
    .insertInto('flow_states')
    .values({
      id,
      method: 'oauth',
      code_challenge: challenge?.challenge ?? null,
      code_challenge_method: challenge?.method ?? null,
      social_provider: provider,
      redirect_to: requestedRedirect(context, request),
      linking_session_id: linkingSessionId,
      created_at: context.now(),
    })
    .execute();
  const url = externalUrl(context.settings);
  const query = new URLSearchParams({
    client_id: 'bank-bonuses-sandbox',
    provider,
    redirect_uri: `${url}/callback`,
    response_type: 'code',
    scope: queryText(request, 'scopes') || 'email profile',
    state: id,
  });
  return `${url}/stub-provider?${query.toString()}`;
}

function badState(message: string, code = 'bad_oauth_state'): AuthApiError {
  return new AuthApiError(400, code, message);
}

/**
 * Returns the unfinished flow with the `state` that the provider sent back. Throws if it is
 * unknown, used or expired.
 */
export async function loadOAuthFlow(
  context: SignInContext,
  db: Executor,
  state: string,
): Promise<OAuthFlow> {
  if (state === '') throw badState('OAuth state parameter missing', 'bad_oauth_callback');
  if (!isUuid(state)) throw badState('OAuth state parameter is invalid');
  const flow = await db
    .selectFrom('flow_states')
    .selectAll()
    .where('id', '=', state)
    .where('method', '=', 'oauth')
    .forUpdate()
    .executeTakeFirst();
  if (flow === undefined) throw badState('OAuth state not found or expired');
  if (context.now() >= addSeconds(flow.created_at, context.settings.flowStateSeconds)) {
    throw badState('OAuth state has expired');
  }
  if (flow.user_id !== null) {
    throw badState('State has already been used', 'flow_state_already_used');
  }
  return flow;
}

/**
 * Returns the provider's access and refresh tokens. They are fake and grant no access. They are
 * derived from the flow's id, so they need not be stored.
 */
export function providerTokens(context: SignInContext, flowId: string) {
  return {
    provider_token: `stub_${context.digests.of('provider-token', flowId)}`,
    provider_refresh_token: `stub_${context.digests.of('provider-refresh-token', flowId)}`,
  };
}
