import { isEmailAddress } from '@bank-bonuses/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Body, queryText } from '../http/body.ts';
import type { SignInContext } from '../context.ts';
import { nameDevice, rememberDevice } from '../rateLimits/devices.ts';
import { toAuthApiError, AuthApiError, invalid } from '../http/errors.ts';
import {
  chooseRedirect,
  withError,
  withFragment,
  withMessage,
  withQuery,
} from '../http/redirects.ts';
import { openSession, tokenResponse } from '../sessions/sessions.ts';
import { clearAccount, limitAccount, limitAddress } from '../rateLimits/rateLimits.ts';
import { pkcePrefix } from '../mails/tokenMails.ts';
import { purposesOf, verifyMailedToken, type MailedToken } from '../mails/verification.ts';
import { issueAuthCode } from '../mails/authCodes.ts';

const halfDone =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Uses the token of a mailed link. Returns the redirect URL with a session or an authorization
 * code.
 */
async function followLink(
  context: SignInContext,
  { token, type, target }: { token: string; type: string; target: string },
): Promise<string> {
  const isPkce = token.startsWith(pkcePrefix);
  const mailed = { purposes: purposesOf(type), link: token };
  const outcome = await context.db.transaction().execute(async (db) => {
    const verification = await verifyMailedToken(context, db, mailed);
    if (verification.kind === 'first-of-two')
      return withMessage(target, { message: halfDone }, isPkce);
    const { flowStateId, userId } = verification;
    if (flowStateId !== null) {
      return withQuery(target, { code: await issueAuthCode(context, db, flowStateId) });
    }
    return openSession(context, db, userId, 'otp');
  });
  if (typeof outcome === 'string') return outcome;
  const response = await tokenResponse(context, outcome);
  return withFragment(target, {
    access_token: response.access_token,
    expires_at: String(response.expires_at),
    expires_in: String(response.expires_in),
    refresh_token: response.refresh_token,
    sb: '',
    token_type: response.token_type,
    type,
  });
}

function readEmail(body: Body): string {
  const email = body.text('email').toLowerCase();
  if (email !== '' && !isEmailAddress(email)) {
    throw new AuthApiError(422, 'validation_failed', 'Invalid email format');
  }
  return email;
}

/**
 * Returns the token of a POST request: the token hash of a link, or an address with its six-digit
 * code.
 */
function readMailedToken(request: FastifyRequest): MailedToken {
  const body = new Body(request);
  const [type, token, hash] = [body.text('type'), body.text('token'), body.text('token_hash')];
  const [email, phone] = [readEmail(body), body.text('phone')];
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (hash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (token !== '' && (email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (hash !== '' && (email !== '' || phone !== '')) {
    throw invalid('Only the token_hash and type should be provided');
  }
  const purposes = purposesOf(type);
  if (hash !== '') return { purposes, link: hash };
  return { purposes, emailAndCode: { email, code: token } };
}

export function verifyRoutes(app: FastifyInstance, context: SignInContext): void {
  // Registers no HEAD route: mail scanners send HEAD requests for links, which would use up the
  // token.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const [token, type] = [queryText(request, 'token'), queryText(request, 'type')];
    if (token === '') throw invalid('Verify requires a token or a token hash');
    if (type === '') throw invalid('Verify requires a verification type');
    const wish = queryText(request, 'redirect_to');
    const target = chooseRedirect(wish, request.headers.referer, context.settings);
    await limitAddress(context, 'code', request);
    try {
      return await reply.redirect(await followLink(context, { token, type, target }), 303);
    } catch (error) {
      const authError = toAuthApiError(error);
      if (authError.status === 500) throw error;
      return reply.redirect(withError(target, authError, token.startsWith(pkcePrefix)), 303);
    }
  });

  app.post('/verify', async (request, reply) => {
    const mailed = readMailedToken(request);
    await limitAddress(context, 'code', request);
    if (mailed.emailAndCode !== undefined) {
      await limitAccount(context, 'code', mailed.emailAndCode.email);
    }
    const session = await context.db.transaction().execute(async (db) => {
      const verification = await verifyMailedToken(context, db, mailed);
      if (verification.kind === 'first-of-two') return undefined;
      const { userId, flowStateId } = verification;
      if (flowStateId !== null) {
        await db.deleteFrom('flow_states').where('id', '=', flowStateId).execute();
      }
      await rememberDevice(context, db, userId, nameDevice(context, request, reply));
      if (mailed.emailAndCode !== undefined) {
        await clearAccount(context, db, 'code', mailed.emailAndCode.email);
      }
      return openSession(context, db, userId, 'otp');
    });
    if (session === undefined) return { msg: halfDone, code: '200' };
    return tokenResponse(context, session);
  });
}
