import { z } from 'zod';
import { mailCode, takeCode } from './codes.ts';
import { isOver, send, type Call, type Routes } from './context.ts';
import { SignInError } from './errors.ts';
import { findFactor, removeFactor } from './factors.ts';
import type { Code } from './model.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { pathText, readBody } from './request.ts';
import {
  authenticate,
  forCaller,
  readBearer,
  requireSecondFactor,
  type Caller,
} from './sessions.ts';
import { findUser } from './store.ts';
import { factorJson, userJson } from './users.ts';

/** Sets the password and ends everything that may have been obtained with the old one. */
function setPassword({ limiter, user, session }: Caller, passwordHash: string): void {
  user.passwordHash = passwordHash;
  user.sessions = [session];
  user.codes = [];
  user.flows = [];
  limiter.forget('password', user.email);
  limiter.forget('code', user.email);
  limiter.forget('factor', user.id);
}

/** Returns whether a new password needs a mailed code, because the session is old. */
function needsCode(caller: Caller): boolean {
  const { reauthenticateAfterSeconds: seconds } = caller.settings;
  return seconds > 0 && isOver(caller, caller.session.createdAt, seconds);
}

async function changePassword(caller: Caller) {
  const fields = { password: z.string(), nonce: z.string().default('') };
  const { password, nonce } = readBody(caller.request, fields);
  const { user, limiter, mails, settings } = caller;
  requireSecondFactor(caller);
  if (needsCode(caller)) {
    if (nonce === '') {
      const message = 'Password update requires reauthentication';
      throw new SignInError(400, 'reauthentication_needed', message);
    }
    limiter.guess('code', user.email);
    const isNonce = ({ purpose, code }: Code) => purpose === 'reauthentication' && code === nonce;
    if (!takeCode(caller, user, isNonce)) {
      throw new SignInError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
  }
  checkNewPassword({ password, email: user.email }, settings);
  if (await isPassword(user.passwordHash, password)) {
    const message = 'New password should be different from the old password.';
    throw new SignInError(422, 'same_password', message);
  }
  setPassword(caller, await hashPassword(password));
  await send(caller, user.email, mails.notice('password-changed'));
  return userJson(user);
}

async function readUser({ settings, db, request }: Call) {
  if (readBearer(request) !== settings.secretKey) {
    throw new SignInError(403, 'not_admin', 'User not allowed');
  }
  const user = await findUser(db, { id: pathText(request, 'id') });
  if (user !== undefined) return user;
  throw new SignInError(404, 'user_not_found', 'User not found');
}

/** The routes of a user, and those with which the service and support read users. */
export const userRoutes: Routes = {
  'GET /user': async (call) => userJson((await authenticate(call)).user),
  'PUT /user': forCaller(changePassword),
  'GET /reauthenticate': forCaller(async (caller) => {
    const { user, limiter } = caller;
    limiter.message('reauthentication', user.email);
    await mailCode(caller, user, 'reauthentication');
    return {};
  }),
  'GET /admin/users/:id': async (call) => userJson(await readUser(call)),
  'DELETE /admin/users/:id/factors/:factor': async (call) => {
    const user = await readUser(call);
    const factor = findFactor(user, pathText(call.request, 'factor'));
    await removeFactor(call, user, factor);
    return factorJson(factor);
  },
};
