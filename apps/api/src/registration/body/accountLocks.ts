import { httpErrors } from '../../http/index.ts';

/** One registration of an account after the other: whoever repeats one has no more places than others. */
export interface AccountLocks {
  /** Takes the turn when it is free, and returns the function that ends it. */
  tryAcquire(account: string): (() => void) | undefined;
  /** Waits for the turn. */
  acquire(account: string): Promise<() => void>;
}

/** Whoever waits longer than `waitMs` is told to come back. */
export function createAccountLocks(waitMs: number): AccountLocks {
  /** Who waits, by the account that is at work. */
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
