import { httpErrors } from '../../http/index.ts';

export interface UploadBounds {
  /** Maximum bytes of all bodies in memory or being received. */
  maxBytes: number;
  /** The same per network. */
  maxBytesPerNetwork: number;
}

/** Room for large bodies: taken before the first byte is read, given back when the body is let go. */
export interface UploadBudget {
  /** Returns the function that gives the room back; throws 503 when there is none. */
  reserve(network: string, bytes: number): () => void;
}

/** Keeps account of the room. A body that is only announced counts like one that has arrived. */
export function createUploadBudget({ maxBytes, maxBytesPerNetwork }: UploadBounds): UploadBudget {
  const taken = new Map<string, number>();
  let all = 0;
  const add = (network: string, bytes: number) => {
    all += bytes;
    const rest = (taken.get(network) ?? 0) + bytes;
    if (rest === 0) taken.delete(network);
    else taken.set(network, rest);
  };
  return {
    reserve: (network, bytes) => {
      const ofNetwork = (taken.get(network) ?? 0) + bytes;
      if (all + bytes > maxBytes || ofNetwork > maxBytesPerNetwork) throw httpErrors.unavailable();
      add(network, bytes);
      let isTaken = true;
      return () => {
        if (isTaken) add(network, -bytes);
        isTaken = false;
      };
    },
  };
}
