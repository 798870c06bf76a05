import { problems } from '../http/problem.ts';

/** One registration of an account after the other: whoever repeats one has no more places than others. */
export interface AccountTurns {
  /** Takes the turn when it is free, and returns the function that ends it. */
  tryTake(account: string): (() => void) | undefined;
  /** Waits for the turn. */
  take(account: string): Promise<() => void>;
}

/** Whoever waits longer than `waitMs` is told to come back. */
export function createAccountTurns(waitMs: number): AccountTurns {
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
  const tryTake = (account: string) => {
    if (lines.has(account)) return undefined;
    lines.set(account, []);
    return onlyOnce(account);
  };
  return {
    tryTake,
    take: (account) => {
      const free = tryTake(account);
      if (free) return Promise.resolve(free);
      const line = lines.get(account) ?? [];
      return new Promise((resolve, reject) => {
        const start = () => {
          clearTimeout(patience);
          resolve(onlyOnce(account));
        };
        const patience = setTimeout(() => {
          line.splice(line.indexOf(start), 1);
          reject(problems.beingProcessed());
        }, waitMs);
        line.push(start);
      });
    },
  };
}
