import { httpErrors, isLoopback } from '../../http/index.ts';

/**
 * Limits how many bodies are parsed at a time. Further requests wait in a queue and are rejected if
 * the queue is full.
 */
export interface ParsingSlots {
  /** Waits for a slot. Resolves with the function that releases it. */
  acquire(network: string): Promise<() => void>;
}

export interface ParsingSlotsOptions {
  /** Maximum number of slots in use. */
  slots: number;
  /** Maximum number of waiting requests. */
  queue: number;
  /**
   * Maximum number of slots in use and of waiting requests per network. The loopback is not
   * limited, since all clients of an undeclared local proxy would count as one network.
   */
  perNetwork: { slots: number; queue: number };
  /** Milliseconds that a request waits before it is rejected with 503. */
  waitMs: number;
}

interface Waiting {
  network: string;
  admit: () => void;
}

/**
 * Creates slots that limit how many large bodies are parsed at once: each needs many times its
 * size in memory.
 */
export function createParsingSlots(options: ParsingSlotsOptions): ParsingSlots {
  const { slots, queue, perNetwork, waitMs } = options;
  const inUse: string[] = [];
  const waiting: Waiting[] = [];

  const hasRoom = (network: string) =>
    inUse.length < slots &&
    (isLoopback(network) || inUse.filter((one) => one === network).length < perNetwork.slots);
  const isQueueFull = (network: string) => {
    const own = waiting.filter((one) => one.network === network).length;
    return waiting.length >= queue || (!isLoopback(network) && own >= perNetwork.queue);
  };
  const freeSlot = (network: string) => {
    inUse.splice(inUse.indexOf(network), 1);
    // Skips waiting requests whose network already uses all its slots.
    const next = waiting.findIndex((one) => hasRoom(one.network));
    if (next >= 0) waiting.splice(next, 1)[0]?.admit();
  };
  const admit = (network: string) => {
    inUse.push(network);
    let isReleased = false;
    const release = () => {
      if (!isReleased) freeSlot(network);
      isReleased = true;
    };
    return release;
  };

  return {
    acquire: (network) => {
      if (hasRoom(network)) return Promise.resolve(admit(network));
      if (isQueueFull(network)) return Promise.reject(httpErrors.unavailable());
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
