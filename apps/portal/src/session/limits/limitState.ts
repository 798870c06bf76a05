import type { SignInPolicy } from '@bank-bonuses/product/config';

/**
 * When the session started and when the customer was last active, in milliseconds since the epoch
 * on this device's clock.
 */
export interface SessionMarks {
  sessionId: string;
  startedAt: number;
  activeAt: number;
}

export type SessionLimits = Pick<SignInPolicy, 'idleTimeoutMs' | 'maxSessionMs'>;

/** The state of the session limits at a given time. */
export type LimitState =
  | { kind: 'open' }
  /** The customer is idle: the session ends at `endsAt` unless they choose to stay. */
  | { kind: 'idle'; endsAt: number }
  /** The session reaches its maximum age at `endsAt`, regardless of activity. */
  | { kind: 'limit'; endsAt: number; isLast: boolean }
  | { kind: 'over' };

const minute = 60_000;

/**
 * Milliseconds before the idle time-out at which the warning appears; at most half of a short
 * time-out. Long enough to return to the device.
 */
const idleWarningMs = 150_000;
/**
 * Milliseconds before the maximum age at which the first notice appears. Long enough to finish the
 * current work.
 */
const limitNoticeMs = 10 * minute;
const lastLimitNoticeMs = 2 * minute;

/** Returns the state of the session limits at the time `now`. */
export function limitStateAt(marks: SessionMarks, limits: SessionLimits, now: number): LimitState {
  const { idleEndsAt, limitEndsAt } = ends(marks, limits);
  if (now >= Math.min(idleEndsAt, limitEndsAt)) return { kind: 'over' };
  if (now >= limitEndsAt - limitNoticeMs && limitEndsAt <= idleEndsAt) {
    return limitState(limitEndsAt, now);
  }
  if (now >= idleEndsAt - warningOf(limits)) return { kind: 'idle', endsAt: idleEndsAt };
  if (now >= limitEndsAt - limitNoticeMs) return limitState(limitEndsAt, now);
  return { kind: 'open' };
}

/** Returns the next time at which the state can change, in milliseconds since the epoch. */
export function nextLookAt(marks: SessionMarks, limits: SessionLimits, now: number): number {
  const { idleEndsAt, limitEndsAt } = ends(marks, limits);
  const moments = [
    idleEndsAt - warningOf(limits),
    idleEndsAt,
    limitEndsAt - limitNoticeMs,
    limitEndsAt - lastLimitNoticeMs,
    limitEndsAt,
  ];
  return Math.min(...moments.filter((moment) => moment > now));
}

function limitState(endsAt: number, now: number): LimitState {
  return { kind: 'limit', endsAt, isLast: now >= endsAt - lastLimitNoticeMs };
}

function warningOf({ idleTimeoutMs = Infinity }: SessionLimits): number {
  return Math.min(idleWarningMs, idleTimeoutMs / 2);
}

function ends(marks: SessionMarks, { idleTimeoutMs, maxSessionMs }: SessionLimits) {
  return {
    idleEndsAt: marks.activeAt + (idleTimeoutMs ?? Infinity),
    limitEndsAt: marks.startedAt + (maxSessionMs ?? Infinity),
  };
}
