import type { FastifyInstance } from 'fastify';
import {
  issueAuthCode,
  mailCode,
  mailLink,
  spaceMails,
  takeCode,
  wrongCode,
  type WantedLink,
} from './codes.ts';
import { change, send, type SignIn } from './context.ts';
import { invalid, SignInError, toSignInError } from './errors.ts';
import type { CodePurpose } from './model.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import {
  Body,
  queryText,
  readChallenge,
  readEmail,
  redirectTarget,
  errorFragment,
  withError,
  withQuery,
} from './request.ts';
import { openSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';
import { madeUpUserJson, newUser, userJson } from './users.ts';

function signUpRoute(app: FastifyInstance, signIn: SignIn): void {
  app.post('/signup', async (request) => {
    const body = new Body(request);
    const [email, password] = [readEmail(body), body.text('password')];
    if (password === '') throw invalid('Signup requires a valid password');
    checkNewPassword({ password, email }, signIn.settings);
    const metadata = body.record('data') ?? {};
    const challenge = readChallenge((name) => body.text(name));
    const redirectTo = redirectTarget(queryText(request, 'redirect_to'), signIn.settings);
    const passwordHash = await hashPassword(password);
    return change(signIn, async (db) => {
      const known = await findUser(db, { email });
      if (known !== undefined && known.confirmedAt !== null) {
        const wait = signIn.limiter.secondsUntilMessage('known', email);
        if (wait === 0) await send(signIn, db, email, signIn.mails.alreadyRegistered());
        return madeUpUserJson(signIn, email, metadata);
      }
      spaceMails(signIn, 'signup', email);
      // A second sign-up keeps the first password, because it may come from another person.
      const user = known ?? newUser(signIn, { email, passwordHash, metadata });
      await mailLink(signIn, db, user, { purpose: 'signup', redirectTo, challenge });
      return userJson(user);
    });
  });
}

/** Registers the routes that mail a link or a code, with the same answer if there is no account. */
function requestRoutes(app: FastifyInstance, signIn: SignIn): void {
  const linkRoute = (path: string, purpose: WantedLink['purpose']) => {
    app.post(path, async (request) => {
      const body = new Body(request);
      const email = readEmail(body);
      if (purpose === 'signup' && body.text('type') !== purpose) {
        throw invalid('Missing one of these types: signup');
      }
      const challenge = readChallenge((name) => body.text(name));
      const redirectTo = redirectTarget(queryText(request, 'redirect_to'), signIn.settings);
      spaceMails(signIn, purpose, email);
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
    const body = new Body(request);
    const email = readEmail(body);
    if (!body.isFalse('create_user')) {
      throw new SignInError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    // Supabase Auth has one pause for both kinds of mail.
    spaceMails(signIn, 'recovery', email);
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
  if (type === 'signup' || type === 'recovery' || type === 'magiclink') return [type];
  return type === 'email' ? ['signup', 'magiclink'] : [];
}

function verifyRoutes(app: FastifyInstance, signIn: SignIn): void {
  // No route for HEAD, with which mail scanners would use up the link.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const [link, type] = [queryText(request, 'token'), queryText(request, 'type')];
    const target = redirectTarget(queryText(request, 'redirect_to'), signIn.settings);
    try {
      const code = await change(signIn, async (db) => {
        const { user, flowId } = await takeCode(signIn, db, purposesOf(type), { link });
        const issued = flowId === undefined ? undefined : issueAuthCode(user, flowId);
        await saveUser(db, user);
        return issued;
      });
      return await reply.redirect(code === undefined ? target : withQuery(target, { code }), 303);
    } catch (error) {
      const known = toSignInError(error);
      if (known.status === 500) throw error;
      const isPkce = link.startsWith('pkce_');
      return reply.redirect(isPkce ? withError(target, known) : errorFragment(target, known), 303);
    }
  });

  app.post('/verify', async (request) => {
    const body = new Body(request);
    // No account signs in with a phone, so no code for one is right.
    if (body.text('phone') !== '') throw wrongCode();
    const [purposes, link] = [purposesOf(body.text('type')), body.text('token_hash')];
    const email = link === '' ? readEmail(body) : '';
    const given = link === '' ? { email, code: body.text('token') } : { link };
    if (link === '') signIn.limiter.guess('code', email);
    const session = await change(signIn, async (db) => {
      const { user, flowId } = await takeCode(signIn, db, purposes, given);
      user.flows = user.flows.filter(({ id }) => id !== flowId);
      const opened = openSession(signIn, user, 'otp');
      await saveUser(db, user);
      return opened;
    });
    if (link === '') signIn.limiter.forget('code', email);
    return tokenResponse(signIn, session);
  });
}

/** Registers sign-up, the requests for mails, and the routes that accept their links and codes. */
export function mailRoutes(app: FastifyInstance, signIn: SignIn): void {
  signUpRoute(app, signIn);
  requestRoutes(app, signIn);
  verifyRoutes(app, signIn);
}
