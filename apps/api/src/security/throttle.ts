import { sql } from 'kysely';
import type { Database } from '../db/openDatabase.ts';
import { problems } from '../http/problem.ts';
import type { FieldKeys } from './fieldKeys.ts';

export interface ThrottleOptions {
  db: Database;
  /** What is counted is stored as a fingerprint only. */
  fieldKeys: FieldKeys;
  windowSeconds: number;
  clock: () => Date;
}

/** Counts one more try of somebody; throws the 429 answer when there have been too many. */
export type Throttle = (kind: string, subject: string, limit: number) => Promise<void>;

/** How many counted tries pass between two clean-ups of old counters. */
const cleanUpEvery = 200;

/** Counters in the database: they hold over restarts and for all instances together. */
export function createThrottle({ db, fieldKeys, windowSeconds, clock }: ThrottleOptions): Throttle {
  let untilCleanUp = cleanUpEvery;
  return async (kind, subject, limit) => {
    const now = clock();
    const windowStart = new Date(now.getTime() - windowSeconds * 1000);
    const key = `${kind}:${fieldKeys.fingerprint(`throttle/${kind}`, subject)}`;
    const { rows } = await sql<{ hits: number; window_start: Date }>`
      insert into portal.throttle_counters as counter (key, window_start, hits)
      values (${key}, ${now}, 1)
      on conflict (key) do update set
        hits = case when counter.window_start <= ${windowStart} then 1 else counter.hits + 1 end,
        window_start = case when counter.window_start <= ${windowStart} then ${now}
          else counter.window_start end
      returning hits, window_start`.execute(db.kysely);

    untilCleanUp -= 1;
    if (untilCleanUp <= 0) {
      untilCleanUp = cleanUpEvery;
      await db.kysely
        .deleteFrom('portal.throttle_counters')
        .where('window_start', '<=', windowStart)
        .execute();
    }

    const [counter] = rows;
    if (!counter || counter.hits <= limit) return;
    const opensAt = counter.window_start.getTime() + windowSeconds * 1000;
    throw problems.tooMany(Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000)));
  };
}

/** One network customer: an IPv4 address, or the /64 that an IPv6 customer changes addresses in. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
