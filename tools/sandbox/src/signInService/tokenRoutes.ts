import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { codeSeconds, digestOf, isOver, send, type Call, type Routes } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import { isPassword } from './passwords.ts';
import { alreadyLinked, findLinked } from './providers.ts';
import { emailAddress, queryText, readBody } from './request.ts';
import { forCaller, openSession, refreshSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';

async function passwordGrant(call: Call) {
  const fields = { email: emailAddress, password: z.string() };
  const { email, password } = readBody(call.request, fields);
  call.limiter.guess('password', email);
  const user = await findUser(call.db, { email });
  if (user === undefined || !(await isPassword(user.passwordHash, password))) {
    throw new SignInError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  call.limiter.forget('password', email);
  if (user.confirmedAt === null) {
    throw new SignInError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const opened = openSession(call, user, 'password');
  await saveUser(call.db, user);
  return tokenResponse(call, opened);
}

/** Exchanges an authorization code, for which only the browser that began has the verifier. */
async function pkceGrant(call: Call) {
  const given = readBody(call.request, { auth_code: z.string(), code_verifier: z.string() });
  const user = await findUser(call.db, { flows: [{ code: given.auth_code }] });
  const flow = user?.flows.find(({ code }) => code === given.auth_code);
  if (user === undefined || flow === undefined) {
    const message = 'invalid flow state, no valid flow state found';
    throw new SignInError(404, 'flow_state_not_found', message);
  }
  if (isOver(call, flow.createdAt, codeSeconds)) {
    const message = 'invalid flow state, flow state has expired';
    throw new SignInError(422, 'flow_state_expired', message);
  }
  const { link, method, challenge } = flow;
  if (digestOf(given.code_verifier) !== challenge) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new SignInError(400, 'bad_code_verifier', message);
  }
  user.flows = user.flows.filter((one) => one !== flow);
  if (link !== undefined) {
    if (await findLinked(call, link)) throw alreadyLinked();
    user.identities.push(link);
    await send(call, user.email, call.mails.notice('identity-linked'));
  }
  const opened = openSession(call, user, method);
  await saveUser(call.db, user);
  return {
    ...(await tokenResponse(call, opened)),
    // A provider sends a token for its own API; this one grants nothing.
    ...(method === 'oauth' && { provider_token: `stub_${randomUUID()}` }),
  };
}

async function refreshGrant(call: Call) {
  const { refresh_token: token } = readBody(call.request, { refresh_token: z.string() });
  return tokenResponse(call, await refreshSession(call, token));
}

const grants = new Map([
  ['password', passwordGrant],
  ['pkce', pkceGrant],
  ['refresh_token', refreshGrant],
]);

/** The grants and the end of sessions. */
export const tokenRoutes: Routes = {
  'POST /token': (call) => {
    const grant = grants.get(queryText(call.request, 'grant_type'));
    if (grant === undefined) throw invalid('unsupported_grant_type');
    return grant(call);
  },
  'POST /logout': forCaller(({ user, session, request, reply }) => {
    const scope = queryText(request, 'scope');
    user.sessions = user.sessions.filter(({ id }) => {
      if (scope === 'local') return id !== session.id;
      return scope === 'others' && id === session.id;
    });
    void reply.status(204);
  }),
};
