import { httpErrors, isLoopback } from '../../http/index.ts';

/** Limits concurrent parsing; other requests wait in a queue, and a full queue rejects. */
export interface ParsingGate {
  /** Resolves when a slot is free, with the function that releases it. */
  enter(network: string): Promise<() => void>;
}

export interface ParsingGateOptions {
  /** Maximum number of concurrent entries. */
  slots: number;
  /** How many may wait. */
  queue: number;
  /**
   * Maximum number of entries and waiting requests per network. The loopback has no such limit: an undeclared
   * proxy would count as one network.
   */
  perNetwork: { slots: number; queue: number };
  /** Milliseconds that a request waits before it is rejected with 503. */
  waitMs: number;
  /** Milliseconds after which a slot is taken back, so that a lost request cannot keep it. */
  leaseMs: number;
}

interface Waiting {
  network: string;
  admit: () => void;
}

/**
 * Creates a gate that limits how many large bodies are parsed at once: each needs many times its
 * size in memory.
 */
export function createParsingGate(options: ParsingGateOptions): ParsingGate {
  const { slots, queue, perNetwork, waitMs, leaseMs } = options;
  const inside: string[] = [];
  const waiting: Waiting[] = [];

  const hasRoom = (network: string) =>
    inside.length < slots &&
    (isLoopback(network) || inside.filter((one) => one === network).length < perNetwork.slots);
  const isLineFull = (network: string) => {
    const own = waiting.filter((one) => one.network === network).length;
    return waiting.length >= queue || (!isLoopback(network) && own >= perNetwork.queue);
  };
  const leave = (network: string) => {
    inside.splice(inside.indexOf(network), 1);
    // The first in line may be of a network that has its share already.
    const next = waiting.findIndex((one) => hasRoom(one.network));
    if (next >= 0) waiting.splice(next, 1)[0]?.admit();
  };
  const admit = (network: string) => {
    inside.push(network);
    let left = false;
    const leaveOnce = () => {
      clearTimeout(limit);
      if (!left) leave(network);
      left = true;
    };
    const limit = setTimeout(leaveOnce, leaseMs).unref();
    return leaveOnce;
  };

  return {
    enter: (network) => {
      if (hasRoom(network)) return Promise.resolve(admit(network));
      if (isLineFull(network)) return Promise.reject(httpErrors.unavailable());
      return new Promise((resolve, reject) => {
        const own: Waiting = {
          network,
          admit: () => {
            clearTimeout(timeout);
            resolve(admit(network));
          },
        };
        const timeout = setTimeout(() => {
          waiting.splice(waiting.indexOf(own), 1);
          reject(httpErrors.unavailable());
        }, waitMs);
        waiting.push(own);
      });
    },
  };
}
