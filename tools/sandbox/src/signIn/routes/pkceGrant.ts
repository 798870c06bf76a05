import type { FastifyReply, FastifyRequest } from 'fastify';
import { Body } from '../http/body.ts';
import { addSeconds, type SignInContext } from '../context.ts';
import { nameDevice, rememberDevice } from '../rateLimits/devices.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { authCodeDigest } from '../mails/authCodes.ts';
import { verifierMatches } from '../mails/pkce.ts';
import { providerTokens } from '../oauth/flows.ts';
import { openSession, type OpenSession } from '../sessions/sessions.ts';
import { findUser, isBanned } from '../users/users.ts';

function flowNotFound(): AuthApiError {
  return new AuthApiError(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  );
}

/**
 * A session. If it was opened with a social provider, the result contains that provider's tokens
 * too.
 */
export interface PkceGrant {
  session: OpenSession;
  tokens: Partial<ReturnType<typeof providerTokens>>;
}

/**
 * Exchanges an authorization code for a session. Requires the PKCE verifier of the browser that
 * began the flow.
 */
export async function pkceGrant(
  context: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PkceGrant> {
  const body = new Body(request);
  const [code, verifier] = [body.text('auth_code'), body.text('code_verifier')];
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const flow = await context.db
    .selectFrom('flow_states')
    .selectAll()
    .where('code_digest', '=', authCodeDigest(context, code))
    .executeTakeFirst();
  // A flow without a user or a code challenge has no authorization code, so it counts as not found.
  if (flow === undefined) throw flowNotFound();
  const { user_id, code_challenge, code_challenge_method } = flow;
  if (user_id === null || code_challenge === null || code_challenge_method === null) {
    throw flowNotFound();
  }
  if (context.now() >= addSeconds(flow.created_at, context.settings.flowStateSeconds)) {
    throw new AuthApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = { challenge: code_challenge, method: code_challenge_method };
  if (!verifierMatches(verifier, challenge)) {
    throw new AuthApiError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const device = nameDevice(context, request, reply);
  return context.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('flow_states')
      .where('id', '=', flow.id)
      .executeTakeFirstOrThrow();
    const user = await findUser(transaction, user_id);
    if (numDeletedRows === 0n || user === undefined) throw flowNotFound();
    if (isBanned(user, context.now())) throw new AuthApiError(400, 'user_banned', 'User is banned');
    await rememberDevice(context, transaction, user.id, device);
    const session = await openSession(context, transaction, user.id, flow.method);
    return { session, tokens: flow.method === 'oauth' ? providerTokens(context, flow.id) : {} };
  });
}
