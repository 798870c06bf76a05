import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailCode, takeCode } from './codes.ts';
import { change, isOver, send, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import { findFactor, removeFactor } from './factors.ts';
import type { Code } from './model.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { readBody } from './request.ts';
import { authenticate, readBearer, requireSecondFactor, type Caller } from './sessions.ts';
import { findUser, saveUser, type Db } from './store.ts';
import { factorJson, userJson } from './users.ts';

/** Sets the password and ends everything that may have been obtained with the old one. */
function setPassword({ limiter }: SignIn, { user, session }: Caller, passwordHash: string): void {
  user.passwordHash = passwordHash;
  user.sessions = [session];
  user.codes = [];
  user.flows = [];
  limiter.forget('password', user.email);
  limiter.forget('code', user.email);
  limiter.forget('factor', user.id);
}

/** Returns whether a new password needs a mailed code, because the session is old. */
function needsCode(signIn: SignIn, { session }: Caller): boolean {
  const { reauthenticateAfterSeconds: seconds } = signIn.settings;
  return seconds > 0 && isOver(signIn, session.createdAt, seconds);
}

async function changePassword(signIn: SignIn, request: FastifyRequest) {
  const fields = { password: z.string(), nonce: z.string().default('') };
  const { password, nonce } = readBody(request, fields);
  const known = await authenticate(signIn, request);
  const { email, passwordHash } = known.user;
  requireSecondFactor(known);
  if (needsCode(signIn, known)) {
    if (nonce === '') {
      const message = 'Password update requires reauthentication';
      throw new SignInError(400, 'reauthentication_needed', message);
    }
    signIn.limiter.guess('code', email);
  }
  checkNewPassword({ password, email }, signIn.settings);
  if (await isPassword(passwordHash, password)) {
    const message = 'New password should be different from the old password.';
    throw new SignInError(422, 'same_password', message);
  }
  const newHash = await hashPassword(password);
  return change(signIn, async (db) => {
    // Hashing is slow: the session may have ended, and another request may have added a factor.
    const caller = await authenticate(signIn, request, db);
    requireSecondFactor(caller);
    const { user } = caller;
    const isNonce = ({ purpose, code }: Code) => purpose === 'reauthentication' && code === nonce;
    if (needsCode(signIn, caller) && !takeCode(signIn, user, isNonce)) {
      throw new SignInError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
    setPassword(signIn, caller, newHash);
    await send(signIn, db, user.email, signIn.mails.notice('password-changed'));
    await saveUser(db, user);
    return userJson(user);
  });
}

async function readUser({ settings }: SignIn, db: Db, request: FastifyRequest, id: string) {
  if (readBearer(request) !== settings.secretKey) {
    throw new SignInError(403, 'not_admin', 'User not allowed');
  }
  const user = await findUser(db, { id });
  if (user !== undefined) return user;
  throw new SignInError(404, 'user_not_found', 'User not found');
}

/** Registers the routes of a user, and those with which the service and support read users. */
export function userRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.get('/user', async (request) => userJson((await authenticate(signIn, request)).user));
  app.put('/user', (request) => changePassword(signIn, request));
  app.get('/reauthenticate', async (request) => {
    const { user } = await authenticate(signIn, request);
    signIn.limiter.message('reauthentication', user.email);
    await change(signIn, async (db) => {
      const caller = await authenticate(signIn, request, db);
      await mailCode(signIn, db, caller.user, 'reauthentication');
    });
    return {};
  });

  app.get<{ Params: { id: string } }>('/admin/users/:id', async (request) =>
    userJson(await readUser(signIn, signIn.db, request, request.params.id)),
  );
  app.delete<{ Params: { id: string; factor: string } }>(
    '/admin/users/:id/factors/:factor',
    (request) =>
      change(signIn, async (db) => {
        const user = await readUser(signIn, db, request, request.params.id);
        const factor = findFactor(user, request.params.factor);
        await removeFactor(signIn, db, user, factor);
        return factorJson(factor);
      }),
  );
}
