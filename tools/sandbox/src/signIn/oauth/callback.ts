import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor, SignInContext } from '../context.ts';
import { Body, queryText } from '../http/body.ts';
import { AuthApiError } from '../http/errors.ts';
import { withFragment, withMessage, withOAuthError, withQuery } from '../http/redirects.ts';
import { isStorable } from '../http/storable.ts';
import { issueAuthCode } from '../mails/authCodes.ts';
import { openSession, tokenResponse, type OpenSession } from '../sessions/sessions.ts';
import { linkIdentity, signInExternally } from './externalAccounts.ts';
import { beginOAuthFlow, loadOAuthFlow, providerTokens, type OAuthFlow } from './flows.ts';
import { readStubCode } from './stubProfile.ts';

type ReadText = (name: string) => string;

/**
 * Returns the error parameters of the provider's redirect, limited to a short code and a
 * description that the portal may show.
 */
function providerError(read: ReadText): Record<string, string> {
  const [error, description] = [read('error'), read('error_description')];
  return {
    error: /^[\w.-]{1,40}$/.test(error) ? error : 'server_error',
    error_description: description.slice(0, 200),
  };
}

type Finished = { code: string } | { session: OpenSession; flowId: string } | AuthApiError;

async function claim(
  context: SignInContext,
  db: Executor,
  flow: OAuthFlow,
  userId: string,
): Promise<Finished> {
  if (flow.code_challenge === null) {
    await db.deleteFrom('flow_states').where('id', '=', flow.id).execute();
    return { session: await openSession(context, db, userId, 'oauth'), flowId: flow.id };
  }
  await db.updateTable('flow_states').set({ user_id: userId }).where('id', '=', flow.id).execute();
  return { code: await issueAuthCode(context, db, flow.id) };
}

async function finish(
  context: SignInContext,
  db: Executor,
  { state, code }: { state: string; code: string },
): Promise<Finished> {
  const flow = await loadOAuthFlow(context, db, state);
  const profile = readStubCode(context, flow.id, code);
  if (profile === undefined) {
    throw new AuthApiError(500, 'unexpected_failure', 'Unable to exchange external code');
  }
  const redirectTo = flow.redirect_to ?? context.settings.siteUrl;
  const arrival = { provider: flow.social_provider ?? '', profile, redirectTo };
  const outcome =
    flow.linking_session_id === null
      ? await signInExternally(context, db, arrival)
      : await linkIdentity(context, db, flow.linking_session_id, arrival);
  return outcome instanceof AuthApiError ? outcome : claim(context, db, flow, outcome);
}

async function redirectFinished(context: SignInContext, target: string, finished: Finished) {
  if (finished instanceof AuthApiError) return withOAuthError(target, finished);
  if ('code' in finished) return withQuery(target, { code: finished.code });
  const answer = await tokenResponse(context, finished.session);
  return withFragment(target, {
    access_token: answer.access_token,
    expires_at: String(answer.expires_at),
    expires_in: String(answer.expires_in),
    ...providerTokens(context, finished.flowId),
    refresh_token: answer.refresh_token,
    sb: '',
    token_type: answer.token_type,
  });
}

/**
 * Handles the provider's callback. Returns the redirect URL. If an error occurs, the URL contains
 * it as parameters.
 */
async function followCallback(context: SignInContext, read: ReadText): Promise<string> {
  let target = context.settings.siteUrl;
  try {
    const flow = await loadOAuthFlow(context, context.db, read('state'));
    target = flow.redirect_to ?? target;
    if (read('error') !== '') return withMessage(target, providerError(read), true);
    const code = read('code');
    if (code === '') {
      const message = 'OAuth callback with missing authorization code missing';
      throw new AuthApiError(400, 'bad_oauth_callback', message);
    }
    const finished = await context.db
      .transaction()
      .execute((db) => finish(context, db, { state: flow.id, code }));
    return await redirectFinished(context, target, finished);
  } catch (error) {
    if (error instanceof AuthApiError) return withOAuthError(target, error);
    throw error;
  }
}

/**
 * Registers the routes of sign-in with a social provider: `/authorize`, and `/callback` by GET and by POST.
 */
export function oauthRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) =>
    reply.redirect(await beginOAuthFlow(context, request, null), 302),
  );

  const answer = async (reply: FastifyReply, read: ReadText) =>
    reply.redirect(await followCallback(context, read), 302);

  app.get('/callback', { exposeHeadRoute: false }, (request: FastifyRequest, reply) =>
    answer(reply, (name) => queryText(request, name)),
  );

  // Providers that use `response_mode=form_post` send a form. This route has its own scope, because
  // all other routes parse bodies as JSON.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1_024 },
      (_request, text, parsed) => {
        const form = Object.fromEntries(new URLSearchParams(text.toString()));
        if (isStorable(form)) parsed(null, form);
        else parsed(Object.assign(new Error('malformed form'), { statusCode: 400 }));
      },
    );
    scope.post('/callback', (request, reply) => {
      const body = request.body === undefined ? undefined : new Body(request);
      return answer(reply, (name) => body?.text(name) ?? '');
    });
    done();
  });
}
