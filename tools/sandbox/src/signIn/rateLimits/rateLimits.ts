import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import { mailTooSoon, tooManyRequests } from '../http/errors.ts';
import type { Limit, SignInLimits } from '../settings.ts';

function keyOf(context: SignInContext, scope: string, subject: string): string {
  return context.digests.of(`throttle:${scope}`, subject);
}

/**
 * Adds a hit to the counter of `key`. Returns 0 if the hit is within the limit, otherwise the
 * seconds until the window ends. Call this before the work that it protects, so that concurrent
 * guesses are all counted.
 */
async function hit(
  context: SignInContext,
  db: Executor,
  key: string,
  limit: Limit,
): Promise<number> {
  const now = context.now();
  const windowEndsAt = addSeconds(now, limit.seconds);
  const row = await db
    .insertInto('throttles')
    .values({ key, hits: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when throttles.window_ends_at <= ${now} then 1 else throttles.hits + 1 end`,
        window_ends_at: sql<Date>`case when throttles.window_ends_at <= ${now} then ${windowEndsAt}::timestamptz else throttles.window_ends_at end`,
      }),
    )
    .returning(['hits', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (row.hits <= limit.hits) return 0;
  return Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1_000);
}

/**
 * Counts a hit on an account, or on a known device of an account. Throws 429 if the limit is
 * exceeded.
 */
export async function limitAccount(
  context: SignInContext,
  kind: keyof SignInLimits,
  subject: string,
): Promise<void> {
  const limit = context.settings.limits[kind].perAccount;
  const wait = await hit(context, context.db, keyOf(context, kind, subject), limit);
  if (wait > 0) throw tooManyRequests(wait);
}

/** Resets the count of one account, after its owner has signed in. */
export async function clearAccount(
  context: SignInContext,
  db: Executor,
  kind: keyof SignInLimits,
  subject: string,
): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where('key', '=', keyOf(context, kind, subject))
    .execute();
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

/** Counts a hit from the request's network address. Throws 429 if the limit is exceeded. */
export async function limitAddress(
  context: SignInContext,
  kind: keyof SignInLimits,
  request: FastifyRequest,
): Promise<void> {
  const limits = context.settings.limits[kind];
  const limit = isLoopback(request.ip) ? limits.perLoopbackAddress : limits.perAddress;
  const wait = await hit(context, context.db, keyOf(context, `${kind}:address`, request.ip), limit);
  if (wait > 0) throw tooManyRequests(wait);
}

/**
 * Allows one mail per kind and address in each interval. Throws 429 if the interval has not ended.
 * Counts mails to addresses without an account too, so that a 429 does not reveal whether an
 * account exists.
 */
export async function spaceMails(
  context: SignInContext,
  db: Executor,
  kind: string,
  email: string,
): Promise<void> {
  const wait = await secondsUntilNextMail(context, db, kind, email);
  if (wait > 0) throw mailTooSoon(wait);
}

/**
 * Like `spaceMails`, but returns the seconds to wait instead of throwing. Used by requests whose
 * response must not reveal that no mail was sent.
 */
export async function secondsUntilNextMail(
  context: SignInContext,
  db: Executor,
  kind: string,
  email: string,
): Promise<number> {
  const seconds = context.settings.mailIntervalSeconds;
  if (seconds === 0) return 0;
  return hit(context, db, keyOf(context, `interval:${kind}`, email), { hits: 1, seconds });
}
