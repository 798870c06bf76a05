import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import type { FactorType } from '../database/tables.ts';
import { Body } from '../http/body.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { authenticate, type Caller } from '../sessions/accessTokens.ts';
import { isVerified, listFactors, lockFactors, type FactorRow } from './factors.ts';
import { createTotpSecret, qrCode, totpUri } from './totp.ts';

function readFactorType(context: SignInContext, body: Body): FactorType {
  const { totpEnroll, phone } = context.settings.factors;
  switch (body.text('factor_type')) {
    case 'totp':
      if (totpEnroll) return 'totp';
      throw new AuthApiError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
    case 'phone':
      if (phone) return 'phone';
      throw new AuthApiError(
        422,
        'mfa_phone_enroll_not_enabled',
        'MFA enroll is disabled for Phone',
      );
    case 'webauthn':
      throw new AuthApiError(
        422,
        'mfa_webauthn_enroll_not_enabled',
        'MFA enroll is disabled for WebAuthn',
      );
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
}

/** Returns the digits of an international phone number. */
function readPhone(body: Body): string {
  const phone = body.text('phone').replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(phone)) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  return phone;
}

/**
 * Deletes unverified factors that were abandoned, so that their friendly names can be used again.
 */
async function deleteLeftovers(context: SignInContext, db: Executor, userId: string) {
  const before = addSeconds(context.now(), -context.settings.factors.unverifiedSeconds);
  await db
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.or([eb('last_challenged_at', 'is', null), eb('last_challenged_at', '<', before)]),
    )
    .execute();
}

async function replaceSamePhone(db: Executor, factors: FactorRow[], phone: string) {
  const same = factors.filter((factor) => factor.phone === phone);
  if (same.some(isVerified)) {
    throw new AuthApiError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  for (const { id } of same) await db.deleteFrom('mfa_factors').where('id', '=', id).execute();
}

function tooManyFactors(kind: string): AuthApiError {
  return new AuthApiError(
    422,
    'too_many_enrolled_mfa_factors',
    `Maximum number of ${kind} factors reached, unenroll to continue`,
  );
}

function checkNewFactor(context: SignInContext, caller: Caller, name: string, all: FactorRow[]) {
  const { maxFactors } = context.settings.factors;
  if (all.some(({ friendly_name }) => friendly_name === name)) {
    throw new AuthApiError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  }
  const verified = all.filter(isVerified).length;
  if (verified >= maxFactors) throw tooManyFactors('verified');
  if (all.length >= maxFactors) throw tooManyFactors('enrolled');
  if (verified > 0 && caller.aal !== 'aal2') throw insufficientToEnroll();
}

export function insufficientToEnroll(): AuthApiError {
  return new AuthApiError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/** Enrolls a factor. It stays unverified until the user enters a correct code. */
export async function enrollFactor(context: SignInContext, request: FastifyRequest) {
  await authenticate(context, request);
  const body = new Body(request);
  const [type, name] = [readFactorType(context, body), body.text('friendly_name')];
  const issuer = body.text('issuer') || new URL(context.settings.siteUrl).host;
  const phone = type === 'phone' ? readPhone(body) : null;
  const secret = type === 'totp' ? createTotpSecret() : '';
  const [id, now] = [randomUUID(), context.now()];
  return context.db.transaction().execute(async (db) => {
    const caller = await authenticate(context, request, db);
    await lockFactors(db, caller.user.id);
    await deleteLeftovers(context, db, caller.user.id);
    if (phone !== null) {
      await replaceSamePhone(db, await listFactors(db, caller.user.id), phone);
    }
    checkNewFactor(context, caller, name, await listFactors(db, caller.user.id));
    await db
      .insertInto('mfa_factors')
      .values({
        id,
        user_id: caller.user.id,
        factor_type: type,
        friendly_name: name,
        status: 'unverified',
        phone,
        secret_encrypted: secret === '' ? null : context.factorSecrets.encrypt(secret, id),
        created_at: now,
        updated_at: now,
      })
      .execute();
    if (phone !== null) return { id, type, friendly_name: name, phone };
    const uri = totpUri(secret, { issuer, email: caller.user.email });
    return { id, type, friendly_name: name, totp: { qr_code: qrCode(uri), secret, uri } };
  });
}
