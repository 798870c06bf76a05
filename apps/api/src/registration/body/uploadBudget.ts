import { httpErrors } from '../../http/index.ts';

export interface UploadBounds {
  /** Maximum bytes of all bodies in memory or being received. */
  maxBytes: number;
  /** Maximum bytes of the bodies of one network. */
  maxBytesPerNetwork: number;
}

/**
 * Limits the memory for large bodies. It is reserved before the first byte is read, and released
 * together with the body.
 */
export interface UploadBudget {
  /** Returns the function that releases the memory; throws 503 if there is not enough. */
  reserve(network: string, bytes: number): () => void;
}

/**
 * Creates a budget. The declared length of a body counts from the start, before its bytes arrive.
 */
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
