import type { EventLog } from '../http/logger.ts';
import { Problem, problems } from '../http/problem.ts';
import type { ServiceLimits } from '../http/serviceOptions.ts';
import { createCounters, type Count, type CounterOptions } from '../security/counters.ts';
import { isLoopback } from '../security/isLoopback.ts';

/** Who hands a registration in. */
export interface Registrant {
  account: string;
  network: string;
}

/**
 * The limit of registrations that end in 402 or 409. Those two answers tell whether a Social Security
 * number is registered, so nobody gets many of them (docs/adr/0011-what-refusals-tell.md).
 */
export interface Refusals {
  /** Throws the 429 answer when there have been too many. */
  check(who: Registrant): Promise<void>;
  /**
   * Counts a failure that was a refusal, and returns what to answer: one too many is told to come back
   * and nothing else, so requests at the same time learn no more than one after the other.
   */
  answer(who: Registrant, error: unknown, log: EventLog): Promise<unknown>;
}

const refusals = [402, 409];

export function createRefusals(
  options: Omit<CounterOptions, 'table' | 'windowSeconds'>,
  limits: Pick<ServiceLimits, 'refusalsPerAccount' | 'refusalsPerAddress' | 'refusalWindowSeconds'>,
): Refusals {
  const { refusalsPerAccount, refusalsPerAddress, refusalWindowSeconds } = limits;
  const windowSeconds = refusalWindowSeconds;
  const counters = createCounters({ ...options, table: 'portal.refusal_counters', windowSeconds });

  const countBoth = async (
    { account, network }: Registrant,
    count: (kind: string, subject: string) => Promise<Count>,
  ) => ({
    account: await count('refused-account', account),
    // Behind a proxy on this machine that is not declared, all customers would share one count.
    address: isLoopback(network) ? undefined : await count('refused-address', network),
  });
  type Counts = Awaited<ReturnType<typeof countBoth>>;
  /** How long nobody is let in any more, if `spare` more refusals would be beyond a limit. */
  const blockedFor = ({ account, address }: Counts, spare: number): number | undefined => {
    const seconds = [
      ...(account.hits + spare > refusalsPerAccount ? [account.secondsLeft] : []),
      ...(address && address.hits + spare > refusalsPerAddress ? [address.secondsLeft] : []),
    ];
    return seconds.length > 0 ? Math.max(...seconds) : undefined;
  };

  return {
    check: async (who) => {
      const blocked = blockedFor(await countBoth(who, counters.read), 1);
      if (blocked !== undefined) throw problems.refusedTooOften(blocked);
    },
    answer: async (who, error, log) => {
      if (!(error instanceof Problem) || !refusals.includes(error.status)) return error;
      const counts = await countBoth(who, counters.add);
      log.warn({
        event: 'registration.refused',
        status: error.status,
        ofAccount: counts.account.hits,
        ofAddress: counts.address?.hits,
      });
      const blocked = blockedFor(counts, 0);
      return blocked === undefined ? error : problems.refusedTooOften(blocked);
    },
  };
}
