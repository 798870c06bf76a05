import { type EventLog, HttpError, httpErrors, isLoopback } from '../http/index.ts';
import { createCounters, type Count, type CounterOptions } from '../rateLimits/index.ts';
import type { RegistrationRateLimits } from './rateLimitDefaults.ts';

/** The sender of a registration. */
export interface Requester {
  account: string;
  network: string;
}

/**
 * Limits registrations that end in 402 or 409. Those two responses reveal whether an SSN is registered
 * (docs/adr/0011).
 */
export interface RejectionRateLimit {
  /** Throws 429 if the limit is reached. */
  check(who: Requester): Promise<void>;
  /**
   * Counts a 402 or 409 error and returns the error to send. Beyond the limit this is always 429,
   * so that concurrent requests reveal no more than sequential ones.
   */
  answer(who: Requester, error: unknown, log: EventLog): Promise<unknown>;
}

const rejectionStatuses = [402, 409];

export function createRejectionRateLimit(
  options: Omit<CounterOptions, 'table' | 'windowSeconds'>,
  limits: Pick<
    RegistrationRateLimits,
    'rejectionsPerAccount' | 'rejectionsPerAddress' | 'rejectionWindowSeconds'
  >,
): RejectionRateLimit {
  const { rejectionsPerAccount, rejectionsPerAddress, rejectionWindowSeconds } = limits;
  const windowSeconds = rejectionWindowSeconds;
  const counters = createCounters({ ...options, table: 'portal.refusal_counters', windowSeconds });

  const countBoth = async (
    { account, network }: Requester,
    count: (kind: string, subject: string) => Promise<Count>,
  ) => ({
    account: await count('refused-account', account),
    // Does not count rejections of the loopback: all customers of an undeclared proxy on this
    // machine would share one count.
    address: isLoopback(network) ? undefined : await count('refused-address', network),
  });
  type Counts = Awaited<ReturnType<typeof countBoth>>;
  /**
   * Returns the seconds until the count restarts if `spare` more rejections would exceed the limit;
   * otherwise `undefined`.
   */
  const blockedFor = ({ account, address }: Counts, spare: number): number | undefined => {
    const seconds = [
      ...(account.hits + spare > rejectionsPerAccount ? [account.secondsLeft] : []),
      ...(address && address.hits + spare > rejectionsPerAddress ? [address.secondsLeft] : []),
    ];
    return seconds.length > 0 ? Math.max(...seconds) : undefined;
  };

  return {
    check: async (who) => {
      const blocked = blockedFor(await countBoth(who, counters.read), 1);
      if (blocked !== undefined) throw httpErrors.tooManyRejections(blocked);
    },
    answer: async (who, error, log) => {
      if (!(error instanceof HttpError) || !rejectionStatuses.includes(error.status)) return error;
      const counts = await countBoth(who, counters.add);
      log.warn({
        event: 'registration.refused',
        status: error.status,
        ofAccount: counts.account.hits,
        ofAddress: counts.address?.hits,
      });
      const blocked = blockedFor(counts, 0);
      return blocked === undefined ? error : httpErrors.tooManyRejections(blocked);
    },
  };
}
