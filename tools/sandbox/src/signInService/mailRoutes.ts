import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueAuthCode, mailCode, mailLink, proveByCode, type WantedLink } from './codes.ts';
import { change, send, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import type { CodePurpose } from './model.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import {
  emailAddress,
  pkce,
  queryText,
  readBody,
  redirectTarget,
  withError,
  withQuery,
} from './request.ts';
import { openSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';
import { madeUpUserJson, newUser, userJson } from './users.ts';

/** At most 2 KB, since each access token contains it, and Node limits the headers of a request. */
const metadata = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= 2_048,
    'User metadata must not be longer than 2048 bytes',
  );

function signUpRoute(app: FastifyInstance, signIn: SignIn): void {
  app.post('/signup', async (request) => {
    const body = readBody(request, {
      ...pkce,
      email: emailAddress,
      password: z.string().min(1, 'Signup requires a valid password'),
      data: metadata.default({}),
    });
    const { email } = body;
    checkNewPassword(body, signIn.settings);
    const redirectTo = redirectTarget(request, signIn.settings);
    const passwordHash = await hashPassword(body.password);
    return change(signIn, async (db) => {
      const known = await findUser(db, { email });
      if (known !== undefined && known.confirmedAt !== null) {
        await send(signIn, db, email, signIn.mails.alreadyRegistered());
        return madeUpUserJson(signIn, email, body.data);
      }
      signIn.limiter.message('signup', email);
      // A second sign-up keeps the first password, because it may come from another person.
      const user = known ?? newUser(signIn, { email, passwordHash, metadata: body.data });
      const challenge = body.code_challenge;
      await mailLink(signIn, db, user, { purpose: 'signup', redirectTo, challenge });
      return userJson(user);
    });
  });
}

/** Registers the routes that mail a link or a code, with the same answer if there is no account. */
function requestRoutes(app: FastifyInstance, signIn: SignIn): void {
  const linkRoute = (path: string, purpose: WantedLink['purpose']) => {
    app.post(path, async (request) => {
      const { email, code_challenge: challenge } = readBody(request, {
        ...pkce,
        email: emailAddress,
      });
      const redirectTo = redirectTarget(request, signIn.settings);
      signIn.limiter.message(purpose, email);
      await change(signIn, async (db) => {
        const user = await findUser(db, { email });
        const isDone = purpose === 'signup' && user?.confirmedAt !== null;
        if (user === undefined || isDone) return;
        await mailLink(signIn, db, user, { purpose, redirectTo, challenge });
      });
      return {};
    });
  };
  linkRoute('/recover', 'recovery');
  linkRoute('/resend', 'signup');

  app.post('/otp', async (request) => {
    const { email } = readBody(request, { email: emailAddress });
    // Supabase Auth has one pause for both kinds of mail.
    signIn.limiter.message('recovery', email);
    await change(signIn, async (db) => {
      const user = await findUser(db, { email });
      if (user !== undefined && user.confirmedAt !== null)
        await mailCode(signIn, db, user, 'magiclink');
    });
    return {};
  });
}

/** Returns the purposes of the codes that a `type` of a request accepts: none for an unknown type. */
function purposesOf(type: string): CodePurpose[] {
  if (type === 'signup' || type === 'recovery') return [type];
  return type === 'email' ? ['signup', 'magiclink'] : [];
}

function verifyRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.get('/verify', async (request, reply) => {
    const [token, type] = [queryText(request, 'token'), queryText(request, 'type')];
    const target = redirectTarget(request, signIn.settings);
    try {
      const page = await change(signIn, async (db) => {
        const { user, code } = await proveByCode(signIn, db, purposesOf(type), { token });
        const { purpose, challenge } = code;
        const method = purpose === 'signup' ? 'email/signup' : 'recovery';
        const query = challenge && { code: issueAuthCode(signIn, user, { method, challenge }) };
        await saveUser(db, user);
        return query ? withQuery(target, query) : target;
      });
      return await reply.redirect(page, 303);
    } catch (error) {
      if (error instanceof SignInError) return reply.redirect(withError(target, error), 303);
      throw error;
    }
  });

  app.post('/verify', (request) => {
    const { type, email, token, token_hash } = readBody(request, {
      type: z.string(),
      email: z.string().toLowerCase().default(''),
      token: z.string().default(''),
      token_hash: z.string().optional(),
    });
    const given = token_hash === undefined ? { email, code: token } : { token: token_hash };
    if (email !== '') signIn.limiter.guess('code', email);
    return change(signIn, async (db) => {
      const { user } = await proveByCode(signIn, db, purposesOf(type), given);
      const opened = openSession(signIn, user, 'otp');
      await saveUser(db, user);
      if (email !== '') signIn.limiter.forget('code', email);
      return tokenResponse(signIn, opened);
    });
  });
}

/** Registers sign-up, the requests for mails, and the routes that accept their links and codes. */
export function mailRoutes(app: FastifyInstance, signIn: SignIn): void {
  signUpRoute(app, signIn);
  requestRoutes(app, signIn);
  verifyRoutes(app, signIn);
}
