import type { Auth } from '@bank-bonuses/auth';
import { marksKey, readMarks, writeMarks } from './sessionMarks.ts';
import {
  limitStateAt,
  nextLookAt,
  type LimitState,
  type SessionLimits,
  type SessionMarks,
} from './limitState.ts';

/** Watches the session's limits in this tab, with the activity of other tabs. */
export interface SessionWatch {
  /** Returns the state; the same object until something changes. */
  getState: () => LimitState;
  /** Starts watching, and returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** Restarts the idle time, because the customer wants to stay. */
  stay: () => void;
}

type WatchedAuth = Pick<Auth, 'lock' | 'getSessionAge'>;

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Activity is stored at most this often, because each write causes work in every tab. */
const markEveryMs = 1_000;

/** The maximum delay of `setTimeout`. */
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

  /** Updates the state. After sleep, this runs before anything is painted. */
  function look(): void {
    clearTimeout(timer);
    const next = stateNow();
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      tell();
    }
    if (state.kind === 'over') return auth.lock();
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

  /** Activity after the end does not extend the session, and only its own buttons close a warning. */
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
  // In the capture phase, so that `stopPropagation` in the page does not hide activity.
  const options = { capture: true, passive: true };
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}
