import { useAuth } from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { limitStateAt, type LimitState } from './limitState.ts';
import { readMarks, writeMarks } from './sessionMarks.ts';

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Milliseconds between two checks, and at least between two writes of the activity. */
const lookEveryMs = 1_000;

/**
 * Watches the session limits in this tab, and ends the session when one has passed. Activity in
 * another tab restarts the idle time too.
 */
export function useSessionLimits(): {
  state: LimitState;
  /** Restarts the idle time, because the customer chose to stay. */
  stay: () => void;
} {
  const auth = useAuth();
  const policy = useSessionPolicy();
  const readState = (): LimitState => {
    const age = auth.getSessionAge();
    return age ? limitStateAt(readMarks(age, Date.now()), policy, Date.now()) : { kind: 'open' };
  };
  const [state, setState] = useState(readState);

  const look = (): LimitState => {
    const now = readState();
    setState((shown) => (isSame(shown, now) ? shown : now));
    return now;
  };
  const markActive = () => {
    const age = auth.getSessionAge();
    if (age) writeMarks({ ...readMarks(age, Date.now()), activeAt: Date.now() });
    look();
  };

  // While the idle warning is open, only its own buttons close it.
  const onActivity = useEffectEvent(() => {
    const { kind } = look();
    const age = auth.getSessionAge();
    if (!age || kind === 'over' || kind === 'idle') return;
    if (Date.now() - readMarks(age, Date.now()).activeAt >= lookEveryMs) markActive();
  });
  const onLook = useEffectEvent(() => void look());

  useEffect(() => {
    const stop = new AbortController();
    // Listens in the capture phase, because a component may call `stopPropagation`.
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const type of activities) document.addEventListener(type, () => onActivity(), options);
    // After sleep, the page's events may arrive before its timers.
    document.addEventListener('visibilitychange', () => onLook(), options);
    window.addEventListener('pageshow', () => onLook(), options);
    const timer = setInterval(() => onLook(), lookEveryMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);

  const isOver = state.kind === 'over';
  useEffect(() => {
    if (isOver) void auth.endSession();
  }, [auth, isOver]);

  return { state, stay: markActive };
}

const isSame = (one: LimitState, other: LimitState) =>
  JSON.stringify(one) === JSON.stringify(other);
