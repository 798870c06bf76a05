import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { unixSeconds, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import { externalUrl } from './settings.ts';

export const accessTokenSeconds = 3_600;
const audience = 'authenticated';

/** Signs an access token. */
export async function signToken(
  { signingKey, settings, now }: SignIn,
  userId: string,
  claims: JWTPayload,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = unixSeconds(now());
  const expiresAt = issuedAt + accessTokenSeconds;
  const token = await new SignJWT({ role: 'authenticated', is_anonymous: false, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: signingKey.publicJwk.kid, typ: 'JWT' })
    .setIssuer(externalUrl(settings))
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey.privateJwk);
  return { token, expiresAt };
}

/** Returns the user and the session of an access token that this service has signed. */
export async function verifyToken({ signingKey, settings, now }: SignIn, token: string) {
  try {
    const { payload } = await jwtVerify(token, signingKey.publicJwk, {
      algorithms: ['ES256'],
      issuer: externalUrl(settings),
      audience,
      requiredClaims: ['sub', 'exp', 'session_id'],
      currentDate: new Date(now()),
    });
    return { userId: String(payload.sub), sessionId: String(payload['session_id']) };
  } catch {
    throw new SignInError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
}
