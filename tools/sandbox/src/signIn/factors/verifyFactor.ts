import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import { sameText } from '../digests.ts';
import { Body, isUuid } from '../http/body.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { noticeMail } from '../mails/notices.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { authenticate, type Caller } from '../sessions/accessTokens.ts';
import { raiseSession } from '../sessions/levels.ts';
import { tokenResponse, type OpenSession, type TokenResponse } from '../sessions/sessions.ts';
import { nameDevice, rememberSecondFactor } from '../rateLimits/devices.ts';
import { factorSubject } from '../rateLimits/factorSubject.ts';
import { clearAccount, limitAccount, limitAddress } from '../rateLimits/rateLimits.ts';
import { addressDigest, checkMayUse, checkVerifyEnabled, phoneCodeDigest } from './challenge.ts';
import { findFactor, isVerified, lockFactors, type FactorRow } from './factors.ts';
import { totpCounter } from './totp.ts';

interface Answer {
  challengeId: string;
  code: string;
}

function unprocessable(code: string, message: string): AuthApiError {
  return new AuthApiError(422, code, message);
}

/**
 * Returns the open challenge or an error. Returns the error instead of throwing it, because throwing would
 * roll back the deletion of an expired challenge.
 */
async function openChallenge(
  context: SignInContext,
  db: Executor,
  factor: FactorRow,
  { challengeId, address }: { challengeId: string; address: string },
) {
  const challenge = isUuid(challengeId)
    ? await db
        .selectFrom('mfa_challenges')
        .selectAll()
        .where('id', '=', challengeId)
        .where('factor_id', '=', factor.id)
        .executeTakeFirst()
    : undefined;
  if (challenge === undefined) {
    return unprocessable(
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (challenge.verified_at !== null || challenge.address_digest !== address) {
    return unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  const expiresAt = addSeconds(challenge.created_at, context.settings.factors.challengeSeconds);
  if (context.now() < expiresAt) return challenge;
  await db.deleteFrom('mfa_challenges').where('id', '=', challenge.id).execute();
  return unprocessable(
    'mfa_challenge_expired',
    `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
  );
}

/**
 * Throws if the code is wrong. Returns the TOTP counter of the code for an authenticator app,
 * undefined for a phone. The caller stores the counter, because each one is accepted only once (RFC
 * 6238, 5.2), so that an observed code cannot be reused.
 */
function checkCode(
  context: SignInContext,
  factor: FactorRow,
  { code, challenge }: { code: string; challenge: { id: string; code_digest: string | null } },
): number | undefined {
  if (challenge.code_digest !== null) {
    if (sameText(challenge.code_digest, phoneCodeDigest(context, challenge.id, code))) return;
    throw unprocessable('mfa_verification_failed', 'Invalid MFA Phone code entered');
  }
  const secret = context.factorSecrets.decrypt(factor.secret_encrypted ?? '', factor.id);
  const counter = totpCounter(secret, code, context.now());
  if (counter === undefined || counter <= Number(factor.last_counter ?? -1)) {
    throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');
  }
  return counter;
}

/** Marks the factor as verified and deletes the user's unverified factors. */
async function activate(
  context: SignInContext,
  db: Executor,
  { user }: Caller,
  factor: FactorRow,
): Promise<void> {
  if (isVerified(factor)) return;
  await db
    .updateTable('mfa_factors')
    .set({ status: 'verified', updated_at: context.now() })
    .where('id', '=', factor.id)
    .execute();
  await db
    .deleteFrom('mfa_factors')
    .where('user_id', '=', user.id)
    .where('factor_type', '=', factor.factor_type)
    .where('status', '=', 'unverified')
    .execute();
  const { siteUrl } = context.settings;
  await putIntoOutbox(context, db, noticeMail('factor-added', user.email, siteUrl));
}

async function verifyAnswer(
  context: SignInContext,
  db: Executor,
  { request, factorId, answer }: { request: FastifyRequest; factorId: string; answer: Answer },
): Promise<OpenSession | AuthApiError> {
  const { user } = await authenticate(context, request, db);
  await lockFactors(db, user.id);
  // The factor or the session may have been deleted while this request waited for the lock.
  const caller = await authenticate(context, request, db);
  const factor = await findFactor(db, user.id, factorId);
  checkVerifyEnabled(context, factor.factor_type);
  await checkMayUse(db, caller, factor);
  const challenge = await openChallenge(context, db, factor, {
    challengeId: answer.challengeId,
    address: addressDigest(context, request),
  });
  if (challenge instanceof AuthApiError) return challenge;
  const counter = checkCode(context, factor, { code: answer.code, challenge });
  await db
    .updateTable('mfa_challenges')
    .set({ verified_at: context.now() })
    .where('id', '=', challenge.id)
    .execute();
  if (counter !== undefined) {
    await db
      .updateTable('mfa_factors')
      .set({ last_counter: counter })
      .where('id', '=', factor.id)
      .execute();
  }
  await activate(context, db, caller, factor);
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/phone';
  return raiseSession(context, db, caller, { factorId: factor.id, method });
}

/** Verifies a code. Raises the caller's session to AAL2 and issues a new refresh token. */
export async function verifyFactor(
  context: SignInContext,
  { request, reply, factorId }: { request: FastifyRequest; reply: FastifyReply; factorId: string },
): Promise<TokenResponse> {
  const caller = await authenticate(context, request);
  const { user } = caller;
  const body = new Body(request);
  const answer = { challengeId: body.text('challenge_id'), code: body.text('code') };
  await findFactor(context.db, user.id, factorId);
  if (answer.code === '') throw invalid('Code needs to be non-empty');
  await limitAddress(context, 'factor', request);
  const subject = await factorSubject(context, request, caller);
  await limitAccount(context, 'factor', subject);
  const outcome = await context.db.transaction().execute(async (db) => {
    const session = await verifyAnswer(context, db, { request, factorId, answer });
    if (session instanceof AuthApiError) return session;
    await clearAccount(context, db, 'factor', subject);
    await clearAccount(context, db, 'challenge', subject);
    await rememberSecondFactor(context, db, user.id, nameDevice(context, request, reply));
    return session;
  });
  if (outcome instanceof AuthApiError) throw outcome;
  return tokenResponse(context, outcome);
}
