import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { addSeconds, unixSeconds, type Executor, type SignInContext } from '../context.ts';
import type { FactorType } from '../database/tables.ts';
import { Body } from '../http/body.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { textMessage } from '../mails/textMessage.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { randomCode } from '../mails/tokenMails.ts';
import { authenticate, type Caller } from '../sessions/accessTokens.ts';
import { factorSubject } from '../rateLimits/factorSubject.ts';
import { limitAccount, limitAddress, secondsUntilNextMail } from '../rateLimits/rateLimits.ts';
import { insufficientToEnroll } from './enroll.ts';
import { findFactor, hasVerifiedFactor, isVerified, type FactorRow } from './factors.ts';

/** Returns the digest of a code sent to a phone, bound to its challenge. */
export function phoneCodeDigest(context: SignInContext, challengeId: string, code: string): string {
  return context.digests.of('factor-code', `${challengeId}\n${code}`);
}

/** Returns the digest of the request's network address. */
export function addressDigest(context: SignInContext, request: FastifyRequest): string {
  return context.digests.of('factor-address', request.ip);
}

/** Throws if verification with this factor type is turned off. */
export function checkVerifyEnabled(context: SignInContext, type: FactorType): void {
  const { totpVerify, phone } = context.settings.factors;
  if (type === 'totp' ? totpVerify : phone) return;
  const name = type === 'totp' ? 'TOTP' : 'Phone';
  throw new AuthApiError(
    422,
    `mfa_${type}_verify_not_enabled`,
    `MFA verification is disabled for ${name}`,
  );
}

/**
 * Throws if the factor is unverified, the user already has a verified factor, and the caller's
 * session is only at AAL1.
 */
export async function checkMayUse(db: Executor, caller: Caller, factor: FactorRow): Promise<void> {
  if (isVerified(factor) || caller.aal === 'aal2') return;
  if (await hasVerifiedFactor(db, caller.user.id)) throw insufficientToEnroll();
}

function readChannel(request: FastifyRequest): string {
  // The request for an authenticator app has no channel, so its body may be absent.
  const channel = request.body === undefined ? '' : new Body(request).text('channel');
  if (!['', 'sms', 'whatsapp'].includes(channel)) {
    throw invalid(
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    );
  }
  return channel || 'sms';
}

async function sendPhoneCode(
  context: SignInContext,
  db: Executor,
  { phone, channel }: { phone: string; channel: string },
): Promise<string> {
  const wait = await secondsUntilNextMail(context, db, 'factor', phone);
  if (wait > 0) {
    throw new AuthApiError(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
      { retryAfterSeconds: wait },
    );
  }
  const code = randomCode();
  const lifetimeSeconds = context.settings.factors.challengeSeconds;
  await putIntoOutbox(context, db, textMessage({ to: phone, channel, code, lifetimeSeconds }));
  return code;
}

/** Creates a challenge. Sends the code if the factor is a phone. */
export async function challengeFactor(
  context: SignInContext,
  request: FastifyRequest,
  factorId: string,
) {
  const subject = await factorSubject(context, request, await authenticate(context, request));
  await limitAddress(context, 'challenge', request);
  await limitAccount(context, 'challenge', subject);
  return context.db.transaction().execute(async (db) => {
    const caller = await authenticate(context, request, db);
    const factor = await findFactor(db, caller.user.id, factorId);
    const { factor_type: type, phone } = factor;
    checkVerifyEnabled(context, type);
    await checkMayUse(db, caller, factor);
    const [id, now] = [randomUUID(), context.now()];
    const code =
      phone === null
        ? undefined
        : await sendPhoneCode(context, db, { phone, channel: readChannel(request) });
    await db
      .insertInto('mfa_challenges')
      .values({
        id,
        factor_id: factor.id,
        address_digest: addressDigest(context, request),
        code_digest: code === undefined ? null : phoneCodeDigest(context, id, code),
        created_at: now,
      })
      .execute();
    await db
      .updateTable('mfa_factors')
      .set({ last_challenged_at: now })
      .where('id', '=', factor.id)
      .execute();
    const expiresAt = addSeconds(now, context.settings.factors.challengeSeconds);
    return { id, type, expires_at: unixSeconds(expiresAt) };
  });
}
