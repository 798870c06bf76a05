import { problems } from '../http/problem.ts';

/** Lets only so many in at once; the others wait in line, and a long line turns newcomers away. */
export interface ParsingGate {
  /** Resolves when there is room, with the function that makes room again. */
  enter(): Promise<() => void>;
}

export interface ParsingGateOptions {
  /** How many may be inside at once. */
  places: number;
  /** How many may wait. */
  queue: number;
  /** How long somebody waits before being told to come back. */
  waitMs: number;
  /** A place is taken back after this time: a request that got lost must not keep it. */
  holdMs: number;
}

/** The gate in front of the large bodies: each costs many times its size while it is being read. */
export function createParsingGate({
  places,
  queue,
  waitMs,
  holdMs,
}: ParsingGateOptions): ParsingGate {
  let free = places;
  const waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const onlyOnce = () => {
    let left = false;
    const leaveOnce = () => {
      clearTimeout(limit);
      if (!left) leave();
      left = true;
    };
    const limit = setTimeout(leaveOnce, holdMs).unref();
    return leaveOnce;
  };

  return {
    enter: () => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(onlyOnce());
      }
      if (waiting.length >= queue) return Promise.reject(problems.unavailable());
      return new Promise((resolve, reject) => {
        const admit = () => {
          clearTimeout(patience);
          resolve(onlyOnce());
        };
        const patience = setTimeout(() => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(problems.unavailable());
        }, waitMs);
        waiting.push(admit);
      });
    },
  };
}
