import type { SessionPolicy } from '@bank-bonuses/product/config';

/**
 * When the session started and when the customer was last active, in milliseconds since the epoch
 * on this device's clock.
 */
export interface SessionMarks {
  sessionId: string;
  startedAt: number;
  activeAt: number;
}

export type SessionLimits = Pick<SessionPolicy, 'idleTimeoutMs' | 'maxSessionMs'>;

/** The state of the session limits at a given time. */
export type LimitState =
  | { kind: 'open' }
  /** The customer is idle: the session ends at `endsAt` unless they choose to stay. */
  | { kind: 'idle'; endsAt: number }
  /** The session reaches its maximum age at `endsAt`, regardless of activity. */
  | { kind: 'limit'; endsAt: number; isLast: boolean }
  | { kind: 'over' };

/**
 * Milliseconds before the idle time-out at which the warning appears; at most half of a short
 * time-out. Long enough to return to the device.
 */
const idleWarningMs = 150_000;
/**
 * Milliseconds before the maximum age at which the first notice appears. Long enough to finish the
 * current work.
 */
const limitNoticeMs = 600_000;
const lastLimitNoticeMs = 120_000;

/** Returns the state of the session limits at the time `now`. */
export function limitStateAt(
  { startedAt, activeAt }: SessionMarks,
  { idleTimeoutMs = Infinity, maxSessionMs = Infinity }: SessionLimits,
  now: number,
): LimitState {
  const idleEndsAt = activeAt + idleTimeoutMs;
  const limitEndsAt = startedAt + maxSessionMs;
  if (now >= Math.min(idleEndsAt, limitEndsAt)) return { kind: 'over' };
  const isIdle = now >= idleEndsAt - Math.min(idleWarningMs, idleTimeoutMs / 2);
  // Both can apply; the customer is told about the earlier end.
  if (isIdle && idleEndsAt < limitEndsAt) return { kind: 'idle', endsAt: idleEndsAt };
  if (now >= limitEndsAt - limitNoticeMs) {
    return { kind: 'limit', endsAt: limitEndsAt, isLast: now >= limitEndsAt - lastLimitNoticeMs };
  }
  return { kind: 'open' };
}
