import type { Session } from '@supabase/supabase-js';
import type { SessionAge, SessionFacts, SignedIn } from '../types.ts';

interface Claims {
  session_id?: unknown;
  aal?: unknown;
  /** The sign-in methods, newest first, as objects with `method` and `timestamp`. */
  amr?: unknown;
  /** Unix seconds. */
  iat?: unknown;
}

/** Returns the state that shows this session. */
export function stateOf({ user, access_token: token }: Session): SignedIn {
  const { level } = factsOf(token);
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
export const sessionIdOf = (token: string) => textOf(claimsIn(token).session_id);

/** Returns the age of a session at the time when its token was issued, by the service's clock. */
export function ageOf(token: string): SessionAge | undefined {
  const sessionId = sessionIdOf(token);
  const { iat, amr } = claimsIn(token);
  const age = Number(iat) - signInTime(methodsIn(amr));
  if (sessionId === undefined) return undefined;
  return { sessionId, ageMs: age > 0 && age < Infinity ? age * 1000 : 0 };
}

/** Returns the facts about a session that Settings shows. */
export function factsOf(token: string): SessionFacts {
  const { aal, amr } = claimsIn(token);
  const methods = methodsIn(amr);
  const time = signInTime(methods);
  return {
    signedInAt: Number.isFinite(time) ? new Date(time * 1000).toISOString() : undefined,
    methods: [...new Set(methods.map(({ method }) => method))],
    level: aal === 'aal2' ? 'aal2' : 'aal1',
  };
}

interface Method {
  method: string;
  timestamp?: unknown;
}

/** Returns the sign-in methods, oldest first. */
function methodsIn(amr: unknown): Method[] {
  const entries = (Array.isArray(amr) ? amr : []) as (Partial<Method> | null)[];
  const isMethod = (entry: Partial<Method> | null) => typeof entry?.method === 'string';
  return entries.filter((entry): entry is Method => isMethod(entry)).toReversed();
}

/** Returns the Unix seconds of the first method; not a finite number if the token lacks it. */
const signInTime = (methods: readonly Method[]) =>
  Math.min(...methods.map(({ timestamp }) => Number(timestamp)));

/**
 * Reads the claims of a token without verifying its signature. They only control the display; the
 * service verifies every token.
 */
function claimsIn(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(json) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns a text, or `undefined` for an empty one and for any other value. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
