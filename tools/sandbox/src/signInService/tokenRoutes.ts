import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { change, codeSeconds, digestOf, isOver, send, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import { isPassword } from './passwords.ts';
import { alreadyLinked, findLinked } from './providers.ts';
import { emailAddress, queryText, readBody } from './request.ts';
import { callerRoute, openSession, refreshSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';

async function passwordGrant(signIn: SignIn, request: FastifyRequest) {
  const { email, password } = readBody(request, { email: emailAddress, password: z.string() });
  signIn.limiter.guess('password', email);
  return change(signIn, async (db) => {
    const user = await findUser(db, { email });
    if (user === undefined || !(await isPassword(user.passwordHash, password))) {
      throw new SignInError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    signIn.limiter.forget('password', email);
    if (user.confirmedAt === null) {
      throw new SignInError(400, 'email_not_confirmed', 'Email not confirmed');
    }
    const opened = openSession(signIn, user, 'password');
    await saveUser(db, user);
    return tokenResponse(signIn, opened);
  });
}

/** Exchanges an authorization code, for which only the browser that began has the verifier. */
async function pkceGrant(signIn: SignIn, request: FastifyRequest) {
  const given = readBody(request, { auth_code: z.string(), code_verifier: z.string() });
  return change(signIn, async (db) => {
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
    return {
      ...(await tokenResponse(signIn, opened)),
      // A provider sends a token for its own API; this one grants nothing.
      ...(method === 'oauth' && { provider_token: `stub_${randomUUID()}` }),
    };
  });
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

  callerRoute(app, signIn, 'POST', '/logout', ({ user, session }, { request, reply }) => {
    const scope = queryText(request, 'scope');
    user.sessions = user.sessions.filter(({ id }) => {
      if (scope === 'local') return id !== session.id;
      return scope === 'others' && id === session.id;
    });
    reply.status(204);
  });
}
