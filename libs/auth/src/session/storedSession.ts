import type { AuthUser, SessionLevel } from '../types.ts';

/** What the client keeps in browser storage, as far as this package looks at it. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** Unix seconds. */
  expiresAt: number;
  /** Survives refreshing; `undefined` when the token does not tell. */
  sessionId: string | undefined;
  user: AuthUser;
  /** The token's claim; `aal1` where it tells none. */
  level: SessionLevel;
  needsSecondFactor: boolean;
  /** How old the session was when this token was issued, by the service's clock alone. */
  ageMs: number;
}

/** Longer than the client's own margin: within this time it may be renewing the token. */
const renewalMs = 120_000;

/** True while the token can be used as it is, without asking the client for another. */
export function isFresh({ expiresAt }: StoredSession): boolean {
  return expiresAt * 1000 - Date.now() > renewalMs;
}

/** Reads a stored session; `undefined` for none and for anything that is not one. */
export function parseStoredSession(text: string | null): StoredSession | undefined {
  const session = record(parseJson(text));
  const raw = record(session?.['user']);
  const accessToken = string(session?.['access_token']);
  const refreshToken = string(session?.['refresh_token']);
  const expiresAt = session?.['expires_at'];
  const id = string(raw?.['id']);
  if (!accessToken || !refreshToken || typeof expiresAt !== 'number' || !raw || !id) {
    return undefined;
  }
  const claims = readClaims(accessToken);
  const level = claims?.['aal'] === 'aal2' ? 'aal2' : 'aal1';
  const metadata = record(raw['user_metadata']);
  return {
    accessToken,
    refreshToken,
    expiresAt,
    sessionId: sessionIdIn(claims),
    user: {
      id,
      email: string(raw['email']) ?? '',
      fullName: string(metadata?.['full_name']),
      referralCode: string(metadata?.['referral_code']),
      createdAt: string(raw['created_at']) ?? '',
      lacksPassword: lacksPassword(raw['app_metadata']),
    },
    level,
    // nextLevel is aal2 as soon as one factor is verified; currentLevel is the token's claim.
    needsSecondFactor: level === 'aal1' && hasVerifiedFactor(raw['factors']),
    ageMs: ageIn(claims),
  };
}

/** The session that a token belongs to; `undefined` when it does not tell. */
export function sessionIdOf(accessToken: string): string | undefined {
  return sessionIdIn(readClaims(accessToken));
}

function sessionIdIn(claims: Record<string, unknown> | undefined): string | undefined {
  return string(claims?.['session_id']);
}

/** From the first proof of who it is to the token: both times are the service's. */
function ageIn(claims: Record<string, unknown> | undefined): number {
  const methods = claims?.['amr'];
  const first = Array.isArray(methods)
    ? Math.min(...methods.map((method) => Number(record(method)?.['timestamp'])))
    : NaN;
  const age = Number(claims?.['iat']) - first;
  return age > 0 && age < Infinity ? age * 1000 : 0;
}

/** The service tells what is linked, and does not count a password that was set afterwards. */
function lacksPassword(appMetadata: unknown): boolean {
  const providers = record(appMetadata)?.['providers'];
  return Array.isArray(providers) && providers.length > 0 && !providers.includes('email');
}

function hasVerifiedFactor(factors: unknown): boolean {
  return (
    Array.isArray(factors) &&
    factors.some((factor: unknown) => record(factor)?.['status'] === 'verified')
  );
}

/** The token's claims, unverified: only the service decides by them, the portal merely shows. */
export function readClaims(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    return record(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return undefined;
  }
}

/** The value, or `undefined` for nothing and for text that is no JSON. */
export function parseJson(text: string | null): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
