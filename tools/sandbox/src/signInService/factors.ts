import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { randomCode } from './codes.ts';
import { isOver, send, unixSeconds, type Routes, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import type { Challenge, Factor, User } from './model.ts';
import { pathText, readBody } from './request.ts';
import {
  forCaller,
  lowerSessions,
  raiseSession,
  requireSecondFactor,
  tokenResponse,
  type Caller,
} from './sessions.ts';
import { saveUser } from './store.ts';

const challengeSeconds = 300;

const unprocessable = (code: string, message: string) => new SignInError(422, code, message);

/** Returns the user's factor with this id. Throws 404 if it does not exist. */
export function findFactor({ factors }: User, factorId: string): Factor {
  const factor = factors.find(({ id }) => id === factorId);
  if (factor !== undefined) return factor;
  throw new SignInError(404, 'mfa_factor_not_found', 'Factor not found');
}

/** Returns a new unverified factor. */
export function newFactor(
  { now }: SignIn,
  wanted: Pick<Factor, 'name' | 'type'> & Partial<Factor>,
) {
  const unverified = { id: randomUUID(), isVerified: false, createdAt: now() };
  return { ...unverified, ...wanted } satisfies Factor;
}

/** Returns the phone number as digits. */
function readPhone({ settings }: SignIn, given: string): string {
  if (!settings.phoneFactors) {
    throw unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  const phone = given.replace(/^\+/, '').replaceAll(' ', '');
  if (/^[1-9]\d{1,14}$/.test(phone)) return phone;
  throw invalid('Invalid phone number format (E.164 required)');
}

/** Adds a factor, which stays unverified until a code of it is entered. */
function enroll(caller: Caller) {
  const body = readBody(caller.request, {
    factor_type: z.enum(['totp', 'phone'], 'factor_type needs to be totp or phone'),
    friendly_name: z.string().default(''),
    issuer: z.string().default(new URL(caller.settings.siteUrl).host),
    phone: z.string().default(''),
  });
  const { factor_type: type, friendly_name: name, issuer } = body;
  requireSecondFactor(caller, 403);
  const { user } = caller;
  if (user.factors.some((one) => one.name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw unprocessable('mfa_factor_name_conflict', message);
  }
  const secret = new Secret({ size: 20 }).base32;
  const own = type === 'phone' ? { phone: readPhone(caller, body.phone) } : { secret };
  const factor = newFactor(caller, { type, name, ...own });
  user.factors.push(factor);
  const answer = { id: factor.id, type, friendly_name: name };
  // The number as it was sent; the factor has only its digits.
  if (type === 'phone') return { ...answer, phone: body.phone };
  const uri = new TOTP({ issuer, label: user.email, secret }).toString();
  // Without GoTrue's QR code, because the portal draws its own.
  return { ...answer, totp: { secret, uri } };
}

const factorOf = ({ user, request }: Caller) => findFactor(user, pathText(request, 'id'));

/** Creates a challenge in place of an earlier one. Sends the code if the factor is a phone. */
async function challenge(caller: Caller) {
  const factor = factorOf(caller);
  const { limiter, mails, now } = caller;
  const open: Challenge = { id: randomUUID(), createdAt: now() };
  if (factor.phone !== undefined) {
    limiter.message('sms', factor.id);
    open.code = randomCode();
    await send(caller, factor.phone, mails.textMessage(open.code, challengeSeconds));
  }
  factor.challenge = open;
  const expires_at = unixSeconds(open.createdAt) + challengeSeconds;
  return { id: open.id, type: factor.type, expires_at };
}

/** Uses up a challenge. Throws if it has expired, or if the code is wrong. */
function acceptCode(signIn: SignIn, factor: Factor, challengeId: string, code: string): void {
  const { challenge: open, secret = '' } = factor;
  if (open?.id !== challengeId) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw unprocessable('mfa_factor_not_found', message);
  }
  if (isOver(signIn, open.createdAt, challengeSeconds)) {
    const message = 'MFA challenge has expired, create a new challenge.';
    throw unprocessable('mfa_challenge_expired', message);
  }
  const isRight =
    open.code === undefined
      ? new TOTP({ secret }).validate({ token: code, timestamp: signIn.now() }) !== null
      : open.code === code;
  if (!isRight) throw unprocessable('mfa_verification_failed', 'Invalid MFA code entered');
  factor.challenge = undefined;
}

/** Accepts the code of a challenge, and raises the caller's session to AAL2. */
async function verify(caller: Caller) {
  const { challenge_id: challengeId, code } = readBody(caller.request, {
    challenge_id: z.string(),
    code: z.string().min(1, 'Code needs to be non-empty'),
  });
  const factor = factorOf(caller);
  const { user, limiter, mails } = caller;
  limiter.guess('factor', user.id);
  acceptCode(caller, factor, challengeId, code);
  if (!factor.isVerified) {
    requireSecondFactor(caller, 403);
    factor.isVerified = true;
    user.factors = user.factors.filter((one) => one.isVerified || one.type !== factor.type);
    await send(caller, user.email, mails.notice('factor-added'));
  }
  limiter.forget('factor', user.id);
  const method = factor.type === 'totp' ? 'totp' : 'mfa/phone';
  return tokenResponse(caller, raiseSession(caller, { factorId: factor.id, method }));
}

/** Removes a factor, lowers the sessions that it raised, and tells the owner. */
export async function removeFactor(signIn: SignIn, user: User, factor: Factor): Promise<void> {
  user.factors = user.factors.filter((one) => one !== factor);
  lowerSessions(user, factor.id);
  await saveUser(signIn.db, user);
  if (!factor.isVerified) return;
  await send(signIn, user.email, signIn.mails.notice('factor-removed'));
}

/** The routes for the user's own second factors. */
export const factorRoutes: Routes = {
  'POST /factors': forCaller(enroll),
  'POST /factors/:id/challenge': forCaller(challenge),
  'POST /factors/:id/verify': forCaller(verify),
  'DELETE /factors/:id': forCaller(async (caller) => {
    requireSecondFactor(caller, 422);
    const factor = factorOf(caller);
    await removeFactor(caller, caller.user, factor);
    return { id: factor.id };
  }),
};
