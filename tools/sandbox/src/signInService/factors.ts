import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { randomCode } from './codes.ts';
import { change, digestOf, isOver, send, unixSeconds, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import { refuseEarly } from './limiter.ts';
import type { Challenge, Factor, User } from './model.ts';
import { Body } from './request.ts';
import {
  authenticate,
  lacksSecondFactor,
  lowerSessions,
  raiseSession,
  tokenResponse,
  type Caller,
} from './sessions.ts';
import { saveUser, type Db } from './store.ts';
import { createTotpSecret, totpPeriod, totpUri } from './totp.ts';

const challengeSeconds = 300;
const maxFactors = 10;

const unprocessable = (code: string, message: string) => new SignInError(422, code, message);

/** Returns the user's factor with this id. Throws 404 if it does not exist. */
export function findFactor({ factors }: User, factorId: string): Factor {
  const factor = factors.find(({ id }) => id === factorId);
  if (factor !== undefined) return factor;
  throw new SignInError(404, 'mfa_factor_not_found', 'Factor not found');
}

/** Throws if the account has a second factor that this session has not used. */
function checkMayAdd(caller: Caller): void {
  if (!lacksSecondFactor(caller)) return;
  throw new SignInError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/** Returns a new unverified factor. */
export function newFactor(
  { now }: SignIn,
  wanted: Pick<Factor, 'name' | 'type'> & Partial<Factor>,
) {
  const unverified = { id: randomUUID(), isVerified: false, challenges: [], createdAt: now() };
  return { ...unverified, ...wanted } satisfies Factor;
}

/** Returns the phone number as digits. */
function readPhone({ settings }: SignIn, user: User, body: Body): string {
  if (!settings.phoneFactors) {
    throw unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  const phone = body.text('phone').replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(phone)) throw invalid('Invalid phone number format (E.164 required)');
  if (user.factors.some((one) => one.isVerified && one.phone === phone)) {
    const message =
      'A verified phone factor already exists, unenroll the existing factor to continue';
    throw unprocessable('mfa_verified_factor_exists', message);
  }
  return phone;
}

/** Adds a factor, which stays unverified until a code of it is entered. */
async function enroll(signIn: SignIn, db: Db, caller: Caller, body: Body) {
  const { user } = caller;
  const [type, name] = [body.text('factor_type'), body.text('friendly_name')];
  if (type !== 'totp' && type !== 'phone') throw invalid('factor_type needs to be totp or phone');
  checkMayAdd(caller);
  if (user.factors.some((one) => one.name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw unprocessable('mfa_factor_name_conflict', message);
  }
  if (user.factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw unprocessable('too_many_enrolled_mfa_factors', message);
  }
  const secret = createTotpSecret();
  const own = type === 'phone' ? { phone: readPhone(signIn, user, body) } : { secret };
  const factor = newFactor(signIn, { type, name, ...own });
  user.factors.push(factor);
  await saveUser(db, user);
  const answer = { id: factor.id, type, friendly_name: name };
  // The number as it was sent; the factor has only its digits.
  if ('phone' in own) return { ...answer, phone: body.text('phone') };
  const issuer = body.text('issuer') || new URL(signIn.settings.siteUrl).host;
  const uri = totpUri(secret, { issuer, email: user.email });
  // Without GoTrue's QR code, because the portal draws its own.
  return { ...answer, totp: { secret, uri } };
}

/** Creates a challenge. Sends the code if the factor is a phone. */
async function challenge(signIn: SignIn, db: Db, caller: Caller, factor: Factor) {
  if (!factor.isVerified) checkMayAdd(caller);
  const { user } = caller;
  const { limiter, mails, now } = signIn;
  const open: Challenge = { id: randomUUID(), createdAt: now() };
  if (factor.phone !== undefined) {
    refuseEarly('over_sms_send_rate_limit', limiter.secondsUntilMessage('code', factor.id));
    const code = randomCode();
    open.digest = digestOf(`${open.id}\n${code}`);
    await send(signIn, db, factor.phone, mails.textMessage(code, challengeSeconds));
  }
  factor.challenges = factor.challenges.filter(
    ({ createdAt }) => !isOver(signIn, createdAt, 2 * challengeSeconds),
  );
  factor.challenges.push(open);
  await saveUser(db, user);
  const expires_at = unixSeconds(open.createdAt) + challengeSeconds;
  return { id: open.id, type: factor.type, expires_at };
}

/** Returns the open challenge that a code answers. */
function findChallenge(signIn: SignIn, { challenges }: Factor, challengeId: string): Challenge {
  const open = challenges.find(({ id }) => id === challengeId);
  if (open === undefined) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw unprocessable('mfa_factor_not_found', message);
  }
  if (!isOver(signIn, open.createdAt, challengeSeconds)) return open;
  const message = `MFA challenge ${open.id} has expired, verify against another challenge or create a new challenge.`;
  throw unprocessable('mfa_challenge_expired', message);
}

/** Uses up a challenge and the code of an authenticator app. Throws if the code is wrong. */
function acceptCode({ now }: SignIn, factor: Factor, open: Challenge, code: string): void {
  if (open.digest !== undefined) {
    if (open.digest !== digestOf(`${open.id}\n${code}`)) {
      throw unprocessable('mfa_verification_failed', 'Invalid MFA Phone code entered');
    }
  } else {
    const period = totpPeriod(factor.secret ?? '', code, now());
    if (period === undefined || period <= (factor.lastPeriod ?? 0)) {
      throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    factor.lastPeriod = period;
  }
  factor.challenges = factor.challenges.filter((one) => one !== open);
}

/** Accepts the code of a challenge, and raises the caller's session to AAL2. */
async function verify(signIn: SignIn, request: FastifyRequest, factorId: string) {
  const body = new Body(request);
  const code = body.text('code');
  if (code === '') throw invalid('Code needs to be non-empty');
  const { id } = (await authenticate(signIn, request)).user;
  signIn.limiter.guess('factor', id);
  const session = await change(signIn, async (db) => {
    const caller = await authenticate(signIn, request, db);
    const { user } = caller;
    const factor = findFactor(user, factorId);
    if (!factor.isVerified) checkMayAdd(caller);
    const open = findChallenge(signIn, factor, body.text('challenge_id'));
    acceptCode(signIn, factor, open, code);
    if (!factor.isVerified) {
      factor.isVerified = true;
      user.factors = user.factors.filter((one) => one.isVerified || one.type !== factor.type);
      await send(signIn, db, user.email, signIn.mails.notice('factor-added'));
    }
    const method = factor.type === 'totp' ? 'totp' : 'mfa/phone';
    const raised = raiseSession(signIn, caller, { factorId: factor.id, method });
    await saveUser(db, user);
    return raised;
  });
  signIn.limiter.forget('factor', id);
  return tokenResponse(signIn, session);
}

/** Removes a factor, lowers the sessions that it raised, and tells the owner. */
export async function removeFactor(
  signIn: SignIn,
  db: Db,
  user: User,
  factor: Factor,
): Promise<void> {
  user.factors = user.factors.filter((one) => one !== factor);
  lowerSessions(user, factor.id);
  await saveUser(db, user);
  if (!factor.isVerified) return;
  await send(signIn, db, user.email, signIn.mails.notice('factor-removed'));
}

/** Registers the routes for the user's own second factors. */
export function factorRoutes(app: FastifyInstance, signIn: SignIn): void {
  type Route = { Params: { id: string } };
  app.post('/factors', (request) =>
    change(signIn, async (db) =>
      enroll(signIn, db, await authenticate(signIn, request, db), new Body(request)),
    ),
  );
  app.post<Route>('/factors/:id/challenge', (request) =>
    change(signIn, async (db) => {
      const caller = await authenticate(signIn, request, db);
      return challenge(signIn, db, caller, findFactor(caller.user, request.params.id));
    }),
  );
  app.post<Route>('/factors/:id/verify', (request) => verify(signIn, request, request.params.id));
  app.delete<Route>('/factors/:id', (request) =>
    change(signIn, async (db) => {
      const { user, session } = await authenticate(signIn, request, db);
      const factor = findFactor(user, request.params.id);
      if (factor.isVerified && session.aal !== 'aal2') {
        const message = 'AAL2 required to unenroll verified factor';
        throw unprocessable('insufficient_aal', message);
      }
      await removeFactor(signIn, db, user, factor);
      return { id: factor.id };
    }),
  );
}
