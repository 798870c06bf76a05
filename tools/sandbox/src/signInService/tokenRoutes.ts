import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { change, codeSeconds, digestOf, isOver, send, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import { isPassword } from './passwords.ts';
import { alreadyLinked, findLinked } from './providers.ts';
import { emailAddress, queryText, readBody } from './request.ts';
import { authenticate, openSession, refreshSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';

const wrongCredentials = () =>
  new SignInError(400, 'invalid_credentials', 'Invalid login credentials');

async function passwordGrant(signIn: SignIn, request: FastifyRequest) {
  const { db, limiter } = signIn;
  const { email, password } = readBody(request, { email: emailAddress, password: z.string() });
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

/** Exchanges an authorization code, for which only the browser that began has the verifier. */
async function pkceGrant(signIn: SignIn, request: FastifyRequest) {
  const given = readBody(request, { auth_code: z.string(), code_verifier: z.string() });
  const { session, isByProvider } = await change(signIn, async (db) => {
    const user = await findUser(db, { flows: [{ code: given.auth_code }] });
    const flow = user?.flows.find(({ code }) => code === given.auth_code);
    if (user === undefined || flow === undefined) {
      const message = 'invalid flow state, no valid flow state found';
      throw new SignInError(404, 'flow_state_not_found', message);
    }
    if (isOver(signIn, flow.createdAt, codeSeconds)) {
      const message = 'invalid flow state, flow state has expired';
      throw new SignInError(422, 'flow_state_expired', message);
    }
    if (digestOf(given.code_verifier) !== flow.challenge) {
      const message = 'code challenge does not match previously saved code verifier';
      throw new SignInError(400, 'bad_code_verifier', message);
    }
    user.flows = user.flows.filter((one) => one !== flow);
    const { link, method } = flow;
    if (link !== undefined) {
      if (await findLinked(db, link)) throw alreadyLinked();
      user.identities.push(link);
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

async function refreshGrant(signIn: SignIn, request: FastifyRequest) {
  const { refresh_token: token } = readBody(request, { refresh_token: z.string() });
  return tokenResponse(signIn, await refreshSession(signIn, token));
}

const grants = new Map([
  ['password', passwordGrant],
  ['pkce', pkceGrant],
  ['refresh_token', refreshGrant],
]);

/** Registers the grants and the end of sessions. */
export function tokenRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post('/token', (request) => {
    const grant = grants.get(queryText(request, 'grant_type'));
    if (grant === undefined) throw invalid('unsupported_grant_type');
    return grant(signIn, request);
  });

  app.post('/logout', async (request, reply) => {
    const scope = queryText(request, 'scope');
    await change(signIn, async (db) => {
      const { user, session } = await authenticate(signIn, request, db);
      user.sessions = user.sessions.filter(({ id }) => {
        if (scope === 'local') return id !== session.id;
        return scope === 'others' && id === session.id;
      });
      await saveUser(db, user);
    });
    return reply.status(204).send();
  });
}
