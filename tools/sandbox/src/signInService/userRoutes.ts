import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailCode, takeCode } from './codes.ts';
import { change, isOver, send, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import { findFactor, removeFactor } from './factors.ts';
import type { Code } from './model.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { readBody } from './request.ts';
import {
  authenticate,
  callerRoute,
  readBearer,
  requireSecondFactor,
  type Call,
  type Caller,
} from './sessions.ts';
import { findUser, type Db } from './store.ts';
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

async function changePassword(signIn: SignIn, caller: Caller, { db, request }: Call) {
  const fields = { password: z.string(), nonce: z.string().default('') };
  const { password, nonce } = readBody(request, fields);
  const { user } = caller;
  requireSecondFactor(caller);
  if (needsCode(signIn, caller)) {
    if (nonce === '') {
      const message = 'Password update requires reauthentication';
      throw new SignInError(400, 'reauthentication_needed', message);
    }
    signIn.limiter.guess('code', user.email);
    const isNonce = ({ purpose, code }: Code) => purpose === 'reauthentication' && code === nonce;
    if (!takeCode(signIn, user, isNonce)) {
      throw new SignInError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
  }
  checkNewPassword({ password, email: user.email }, signIn.settings);
  if (await isPassword(user.passwordHash, password)) {
    const message = 'New password should be different from the old password.';
    throw new SignInError(422, 'same_password', message);
  }
  setPassword(signIn, caller, await hashPassword(password));
  await send(signIn, db, user.email, signIn.mails.notice('password-changed'));
  return userJson(user);
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
  callerRoute(app, signIn, 'PUT', '/user', (caller, call) => changePassword(signIn, caller, call));
  callerRoute(app, signIn, 'GET', '/reauthenticate', async ({ user }, { db }) => {
    signIn.limiter.message('reauthentication', user.email);
    await mailCode(signIn, db, user, 'reauthentication');
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
