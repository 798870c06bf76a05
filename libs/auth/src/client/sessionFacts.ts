import type { Session } from '@supabase/supabase-js';
import type { SessionFacts } from '../accountSecurity/types.ts';
import type { SessionAge, SessionState } from '../types.ts';

type SignedIn = SessionState & { status: 'signed-in' };

interface Claims {
  session_id?: unknown;
  aal?: unknown;
  /** The sign-in methods, newest first, as objects or as plain names (RFC 8176). */
  amr?: unknown;
  /** Unix seconds. */
  iat?: unknown;
}

/** Returns the state that shows this session. */
export function stateOf({ user, access_token: token }: Session): SignedIn {
  const level = levelIn(readClaims(token));
  const { full_name: fullName, referral_code: referralCode } = user.user_metadata ?? {};
  const providers: unknown = user.app_metadata?.['providers'];
  return {
    status: 'signed-in',
    user: {
      id: user.id,
      email: user.email ?? '',
      fullName: textOf(fullName),
      referralCode: textOf(referralCode),
      createdAt: user.created_at ?? '',
      // The account may have a password nevertheless: the service does not list a password that
      // the customer set later.
      lacksPassword:
        Array.isArray(providers) && providers.length > 0 && !providers.includes('email'),
    },
    level,
    needsSecondFactor:
      level === 'aal1' && (user.factors ?? []).some(({ status }) => status === 'verified'),
  };
}

/** Returns the session id in a token; it stays the same when the session is refreshed. */
export function sessionIdOf(token: string): string | undefined {
  return textOf(readClaims(token).session_id);
}

/** Returns the age of a session at the time when its token was issued, by the service's clock. */
export function ageOf({ access_token: token }: Session): SessionAge | undefined {
  const sessionId = sessionIdOf(token);
  if (sessionId === undefined) return undefined;
  const claims = readClaims(token);
  const age = Number(claims.iat) - Math.min(...methodsIn(claims).map(({ at = NaN }) => at));
  return { sessionId, ageMs: age > 0 && age < Infinity ? age * 1000 : 0 };
}

/** Returns the facts about a session that Settings shows. */
export function factsOf({ access_token: token }: Session): SessionFacts {
  const claims = readClaims(token);
  const methods = methodsIn(claims);
  const times = methods.flatMap(({ at }) => at ?? []);
  return {
    signedInAt: times.length > 0 ? new Date(Math.min(...times) * 1000).toISOString() : undefined,
    methods: [...new Set(methods.map(({ name }) => name))],
    level: levelIn(claims),
  };
}

const levelIn = ({ aal }: Claims) => (aal === 'aal2' ? 'aal2' : 'aal1');

/** Returns the sign-in methods, oldest first, with their time in Unix seconds. */
function methodsIn({ amr }: Claims): { name: string; at?: number }[] {
  return (Array.isArray(amr) ? (amr as unknown[]) : []).toReversed().flatMap((entry) => {
    if (typeof entry === 'string') return { name: entry };
    const { method, timestamp } = (entry ?? {}) as { method?: unknown; timestamp?: unknown };
    if (typeof method !== 'string') return [];
    return { name: method, ...(typeof timestamp === 'number' && { at: timestamp }) };
  });
}

/**
 * Reads the claims of a token without verifying its signature. They only control the display; the
 * service verifies every token.
 */
function readClaims(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(json) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
