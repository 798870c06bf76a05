import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { IdentityUnavailableError } from './identityProvider.ts';

export interface TokenClaims {
  userId: string;
  level: string;
  /** Time of expiry in milliseconds since the epoch. */
  expiresAt: number;
}

/** Errors of a token, as opposed to errors in fetching the keys. */
const tokenErrors = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Verifies tokens with the identity provider's key set, which is cached for 10 minutes. */
export function tokenVerifier(options: {
  url: string;
  issuer: string;
  timeoutMs: number;
}): (token: string) => Promise<TokenClaims | undefined> {
  const keySet = createRemoteJWKSet(new URL(`${options.url}/.well-known/jwks.json`), {
    cacheMaxAge: 10 * 60_000,
    timeoutDuration: options.timeoutMs,
  });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        algorithms: ['ES256', 'RS256'],
        issuer: options.issuer,
        audience: 'authenticated',
        requiredClaims: ['sub', 'exp', 'session_id'],
      });
      const { sub, session_id: sessionId, aal, exp = 0 } = payload;
      if (sub === undefined || !uuid.test(sub) || typeof sessionId !== 'string') return undefined;
      const level = typeof aal === 'string' ? aal : 'aal1';
      return { userId: sub, level, expiresAt: exp * 1000 };
    } catch (error) {
      if (tokenErrors.some((kind) => error instanceof kind)) return undefined;
      throw new IdentityUnavailableError('down');
    }
  };
}
