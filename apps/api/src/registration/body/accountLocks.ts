import { httpErrors } from '../../http/index.ts';

/**
 * Locks that let only one registration per account be processed at a time, so that repeated
 * requests of one account do not occupy the parsing slots.
 */
export interface AccountLocks {
  /**
   * Acquires the lock if it is free, and returns the function that releases it; otherwise returns
   * undefined.
   */
  tryAcquire(account: string): (() => void) | undefined;
  /** Waits for the lock. Resolves with the function that releases it. */
  acquire(account: string): Promise<() => void>;
}

/** Creates the locks. Waiting longer than `waitMs` rejects with 503. */
export function createAccountLocks(waitMs: number): AccountLocks {
  /** The waiting requests by account; an account without an entry is free. */
  const lines = new Map<string, (() => void)[]>();

  const onlyOnce = (account: string) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = lines.get(account)?.shift();
      if (next) next();
      else lines.delete(account);
    };
  };
  const tryAcquire = (account: string) => {
    if (lines.has(account)) return undefined;
    lines.set(account, []);
    return onlyOnce(account);
  };
  return {
    tryAcquire,
    acquire: (account) => {
      const free = tryAcquire(account);
      if (free) return Promise.resolve(free);
      const line = lines.get(account) ?? [];
      return new Promise((resolve, reject) => {
        const start = () => {
          clearTimeout(timeout);
          resolve(onlyOnce(account));
        };
        const timeout = setTimeout(() => {
          line.splice(line.indexOf(start), 1);
          reject(httpErrors.beingProcessed());
        }, waitMs);
        line.push(start);
      });
    },
  };
}
