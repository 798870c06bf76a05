import type { Auth } from '@bank-bonuses/auth';
import { marksKey, readMarks, writeMarks } from './sessionMarks.ts';
import {
  limitStateAt,
  nextLookAt,
  type LimitState,
  type SessionLimits,
  type SessionMarks,
} from './limitState.ts';

/** Watches the session limits in this tab. Activity in another tab restarts the idle time too. */
export interface SessionWatch {
  /** Returns the current state. The object is the same until the state changes. */
  getState: () => LimitState;
  /** Starts watching. Returns a function that stops watching. */
  subscribe: (onChange: () => void) => () => void;
  /** Restarts the idle time, because the customer chose to stay. */
  stay: () => void;
}

type WatchedAuth = Pick<Auth, 'endSession' | 'getSessionAge'>;

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Minimum milliseconds between two writes of the activity, because each write causes a storage
 * event in every other tab.
 */
const markEveryMs = 1_000;

/** The maximum delay of `setTimeout`, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

const open: LimitState = { kind: 'open' };

export function watchSession(auth: WatchedAuth, limits: SessionLimits): SessionWatch {
  let state = stateNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell = () => undefined as void;

  function marksNow(): SessionMarks | undefined {
    const age = auth.getSessionAge();
    return age && readMarks(age, Date.now());
  }

  function stateNow(): LimitState {
    const marks = marksNow();
    return marks ? limitStateAt(marks, limits, Date.now()) : open;
  }

  /**
   * Updates the state, and ends the session if a limit has passed. After sleep, the page's events
   * call this before the next paint.
   */
  function look(): void {
    clearTimeout(timer);
    const next = stateNow();
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      tell();
    }
    if (state.kind === 'over') return void auth.endSession();
    const marks = marksNow();
    if (!marks) return;
    const wait = nextLookAt(marks, limits, Date.now()) - Date.now();
    timer = setTimeout(look, Math.min(wait, longestTimerMs));
  }

  function markActive(): void {
    const marks = marksNow();
    if (marks) writeMarks({ ...marks, activeAt: Date.now() });
    look();
  }

  /**
   * Records activity. Ignored after the session has ended, and while the idle warning is open,
   * which only its own buttons close.
   */
  function onActivity(): void {
    look();
    const marks = marksNow();
    if (!marks || state.kind === 'over' || state.kind === 'idle') return;
    if (Date.now() - marks.activeAt >= markEveryMs) markActive();
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === marksKey) look();
  };

  return {
    getState: () => state,
    stay: markActive,
    subscribe(onChange) {
      tell = onChange;
      const stops = [
        ...activities.map((type) => listen(document, type, onActivity)),
        ...['pageshow', 'focus'].map((type) => listen(window, type, look)),
        ...['visibilitychange', 'resume'].map((type) => listen(document, type, look)),
        listen(window, 'storage', (event) => onStorage(event as StorageEvent)),
      ];
      look();
      return () => {
        clearTimeout(timer);
        tell = () => undefined;
        for (const stop of stops) stop();
      };
    },
  };
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  // Listens in the capture phase, because a component may call `stopPropagation`.
  const options = { capture: true, passive: true };
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}
