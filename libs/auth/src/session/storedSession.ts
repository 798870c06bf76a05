import type { AuthUser, SessionLevel } from '../types.ts';

/** The parts of Supabase's stored session that this package uses. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** Unix seconds. */
  expiresAt: number;
  /** Stays the same after a refresh; `undefined` when the token does not contain it. */
  sessionId: string | undefined;
  user: AuthUser;
  /** The token's `aal` claim; `aal1` if it is missing. */
  level: SessionLevel;
  needsSecondFactor: boolean;
  /**
   * Age of the session in milliseconds at the time when this token was issued; both times are from
   * the clock of the service.
   */
  ageMs: number;
}

/**
 * A token that expires within this number of milliseconds is not used directly. The client returns
 * a token instead, and refreshes this one if necessary. Longer than the client's own margin.
 */
const renewalMs = 120_000;

/** Returns whether the token can be used without a refresh. */
export function isFresh({ expiresAt }: StoredSession): boolean {
  return expiresAt * 1000 - Date.now() > renewalMs;
}

/** Returns the stored session; `undefined` if there is none or the text is not a session. */
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
    // This is the rule of supabase-js: the session needs `aal2` if the user has a verified factor.
    // The current level is that of the token.
    needsSecondFactor: level === 'aal1' && hasVerifiedFactor(raw['factors']),
    ageMs: ageIn(claims),
  };
}

/** Returns the session id in a token; `undefined` when the token does not contain it. */
export function sessionIdOf(accessToken: string): string | undefined {
  return sessionIdIn(readClaims(accessToken));
}

function sessionIdIn(claims: Record<string, unknown> | undefined): string | undefined {
  return string(claims?.['session_id']);
}

/**
 * Returns the milliseconds between the first sign-in method and the issue of the token. Both times
 * are from the clock of the service.
 */
function ageIn(claims: Record<string, unknown> | undefined): number {
  const methods = claims?.['amr'];
  const first = Array.isArray(methods)
    ? Math.min(...methods.map((method) => Number(record(method)?.['timestamp'])))
    : NaN;
  const age = Number(claims?.['iat']) - first;
  return age > 0 && age < Infinity ? age * 1000 : 0;
}

/**
 * Returns whether no sign-in with email and password is linked. The account may have a password
 * nevertheless: the service does not list a password that the customer set later.
 */
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

/**
 * Returns the claims of a token without verifying its signature. They only control the display; the
 * service verifies every token.
 */
export function readClaims(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    return record(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return undefined;
  }
}

/** Returns the parsed value; `undefined` for `null`, an empty text and invalid JSON. */
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
