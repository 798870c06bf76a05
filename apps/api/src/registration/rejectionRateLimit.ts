import { type EventLog, HttpError, httpErrors, isLoopback } from '../http/index.ts';
import { createCounters, type Count, type CounterOptions } from '../rateLimits/index.ts';
import type { RegistrationBounds } from './registrationDefaults.ts';

/** The sender of a registration. */
export interface Requester {
  account: string;
  network: string;
}

const rejectionStatuses = [402, 409];

export type RejectionRateLimit = ReturnType<typeof createRejectionRateLimit>;

/**
 * Limits registrations that end in 402 or 409. Those two responses reveal whether an SSN is registered
 * (docs/adr/0011).
 */
export function createRejectionRateLimit(
  options: Omit<CounterOptions, 'table' | 'windowSeconds'>,
  { rejectionsPerAccount, rejectionsPerAddress, rejectionWindowSeconds }: RegistrationBounds,
) {
  const counters = createCounters({
    ...options,
    table: 'portal.refusal_counters',
    windowSeconds: rejectionWindowSeconds,
  });
  /** Returns the counts of the account and of its network, each with its limit. */
  const countBoth = async (
    { account, network }: Requester,
    count: (kind: string, subject: string) => Promise<Count>,
  ) => {
    const ofAccount = { ...(await count('refused-account', account)), max: rejectionsPerAccount };
    // Does not count rejections of the loopback: all customers of an undeclared proxy on this
    // machine would share one count.
    if (isLoopback(network)) return [ofAccount];
    const ofAddress = { ...(await count('refused-address', network)), max: rejectionsPerAddress };
    return [ofAccount, ofAddress];
  };

  return {
    /** Throws 429 if the limit is reached. */
    check: async (who: Requester): Promise<void> => {
      const reached = (await countBoth(who, counters.read)).filter(({ hits, max }) => hits >= max);
      if (reached.length > 0) throw tooManyRejections(reached);
    },
    /**
     * Counts a 402 or 409 error and returns the error to send. Beyond the limit this is always 429,
     * so that concurrent requests reveal no more than sequential ones.
     */
    answer: async (who: Requester, error: unknown, log: EventLog): Promise<unknown> => {
      if (!(error instanceof HttpError) || !rejectionStatuses.includes(error.status)) return error;
      const counts = await countBoth(who, counters.add);
      log.warn({
        event: 'registration.refused',
        status: error.status,
        ofAccount: counts[0]?.hits,
        ofAddress: counts[1]?.hits,
      });
      const exceeded = counts.filter(({ hits, max }) => hits > max);
      return exceeded.length > 0 ? tooManyRejections(exceeded) : error;
    },
  };
}

/** Returns the error for these counts; a retry makes sense once all of them restart. */
function tooManyRejections(counts: Count[]): HttpError {
  return httpErrors.tooManyRejections(Math.max(...counts.map(({ secondsLeft }) => secondsLeft)));
}
