import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Maximum share of CPU time (0 to 1) that other programs may use; above it, the results are not
 * reliable.
 */
const busyShare = 0.15;

type Times = { idle: number; total: number };

/** Returns the share of CPU time that other programs use, from 0 to 1. */
export async function takenShare(ms = 2000): Promise<number> {
  const before = processorTimes();
  await wait(ms);
  return shareBetween(before, processorTimes());
}

export function shareBetween(before: Times, after: Times): number {
  const total = after.total - before.total;
  return total > 0 ? 1 - (after.idle - before.idle) / total : 0;
}

/**
 * Returns a warning if other programs used too much CPU time during the run, otherwise `undefined`.
 */
export function busyNotice(shares: readonly number[]): string | undefined {
  const most = Math.max(...shares);
  if (most <= busyShare) return undefined;
  return `Other programs used ${Math.round(most * 100)} % of the CPU time: repeat the run on an idle machine. No results are saved.`;
}

function processorTimes(): Times {
  const all = cpus().map(({ times }) => times);
  return {
    idle: all.reduce((sum, { idle }) => sum + idle, 0),
    total: all.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    ),
  };
}
