import type { FastifyInstance } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { change, codeSeconds, digestOf, isOver, send, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import { isPassword } from './passwords.ts';
import { alreadyLinked, findLinked } from './providers.ts';
import { Body, queryText } from './request.ts';
import { authenticate, openSession, refreshSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';

const wrongCredentials = () =>
  new SignInError(400, 'invalid_credentials', 'Invalid login credentials');

async function passwordGrant(signIn: SignIn, body: Body) {
  const { db, limiter } = signIn;
  const [email, password] = [body.text('email').toLowerCase(), body.text('password')];
  if (email === '') throw invalid('missing email or phone');
  limiter.guess('password', email);
  const known = await findUser(db, { email });
  if (known === undefined || !(await isPassword(known.passwordHash, password))) {
    throw wrongCredentials();
  }
  limiter.forget('password', email);
  if (known.confirmedAt === null) {
    throw new SignInError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const session = await change(signIn, async (transaction) => {
    // Comparing is slow. A password that was replaced during this time must not open a session.
    const user = await findUser(transaction, { id: known.id });
    if (user?.passwordHash !== known.passwordHash) throw wrongCredentials();
    const opened = openSession(signIn, user, 'password');
    await saveUser(transaction, user);
    return opened;
  });
  return tokenResponse(signIn, session);
}

const flowNotFound = () =>
  new SignInError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

/** Exchanges an authorization code, for which only the browser that began has the verifier. */
async function pkceGrant(signIn: SignIn, body: Body) {
  const [code, verifier] = [body.text('auth_code'), body.text('code_verifier')];
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const codeDigest = digestOf(code);
  const { session, isByProvider } = await change(signIn, async (db) => {
    const user = await findUser(db, { flows: [{ codeDigest }] });
    const flow = user?.flows.find((one) => one.codeDigest === codeDigest);
    if (user === undefined || flow === undefined) throw flowNotFound();
    if (isOver(signIn, flow.createdAt, codeSeconds)) {
      const message = 'invalid flow state, flow state has expired';
      throw new SignInError(422, 'flow_state_expired', message);
    }
    if (createHash('sha256').update(verifier).digest('base64url') !== flow.challenge) {
      const message = 'code challenge does not match previously saved code verifier';
      throw new SignInError(400, 'bad_code_verifier', message);
    }
    user.flows = user.flows.filter((one) => one !== flow);
    const { link, method } = flow;
    if (link !== undefined) {
      // The link ends with the session that began it.
      if (!user.sessions.some(({ id }) => id === link.sessionId)) throw flowNotFound();
      if (await findLinked(db, link.identity)) throw alreadyLinked();
      user.identities.push(link.identity);
      await send(signIn, db, user.email, signIn.mails.notice('identity-linked'));
    }
    const opened = openSession(signIn, user, method);
    await saveUser(db, user);
    return { session: opened, isByProvider: method === 'oauth' };
  });
  return {
    ...(await tokenResponse(signIn, session)),
    // A provider sends a token for its own API; this one grants nothing.
    ...(isByProvider && { provider_token: `stub_${randomUUID()}` }),
  };
}

/** Registers the grants and the end of sessions. */
export function tokenRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post('/token', async (request) => {
    const body = new Body(request);
    switch (queryText(request, 'grant_type')) {
      case 'password':
        return passwordGrant(signIn, body);
      case 'pkce':
        return pkceGrant(signIn, body);
      case 'refresh_token':
        return tokenResponse(signIn, await refreshSession(signIn, body.text('refresh_token')));
      default:
        throw new SignInError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });

  app.post('/logout', async (request, reply) => {
    const scope = queryText(request, 'scope') || 'global';
    if (!['global', 'local', 'others'].includes(scope)) throw invalid('Unsupported logout scope');
    await change(signIn, async (db) => {
      const { user, session } = await authenticate(signIn, request, db);
      user.sessions = user.sessions.filter(({ id }) => {
        if (scope === 'global') return false;
        return (id === session.id) === (scope === 'others');
      });
      await saveUser(db, user);
    });
    return reply.status(204).send();
  });
}
