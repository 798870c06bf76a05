import type { SignInPolicy } from '@bank-bonuses/portal-config';

/** When the session started and when the customer was last active, by this device's clock. */
export interface SessionMarks {
  sessionId: string;
  startedAt: number;
  activeAt: number;
}

export type SessionLimits = Pick<SignInPolicy, 'idleTimeoutMs' | 'maxSessionMs'>;

/** The state of the limits at a moment. */
export type LimitState =
  | { kind: 'open' }
  /** The customer was idle: the session ends at `endsAt` unless they stay. */
  | { kind: 'idle'; endsAt: number }
  /** The session reaches its maximum age at `endsAt`, whatever the customer does. */
  | { kind: 'limit'; endsAt: number; isLast: boolean }
  | { kind: 'over' };

const minute = 60_000;

/** Long enough to return to the device; at most half of a short limit. */
const idleWarningMs = 150_000;
/** Long enough to finish the current work. */
const limitNoticeMs = 10 * minute;
const lastLimitNoticeMs = 2 * minute;

/** Returns the state of the limits at a moment. */
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

/** Returns the next time at which the state can change. */
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
