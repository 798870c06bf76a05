import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { FieldKeys } from '../encryption/index.ts';

export interface CounterOptions {
  db: Database;
  table: 'portal.throttle_counters' | 'portal.refusal_counters';
  /** Keys for the fingerprints of the subjects, which are never stored in plain text. */
  fieldKeys: FieldKeys;
  windowSeconds: number;
  clock: () => Date;
}

/** The number of events in the current window, which began with the first of them. */
export interface Count {
  hits: number;
  /** Seconds until the count restarts from zero, rounded up; at least 1. */
  secondsLeft: number;
}

/** Number of counted events between two clean-ups of old counters. */
const cleanUpEvery = 200;

/** Creates counters in the database. They survive restarts, and all instances share them. */
export function createCounters(options: CounterOptions) {
  const { db, table, fieldKeys, windowSeconds, clock } = options;
  let untilCleanUp = cleanUpEvery;
  const keyOf = (kind: string, subject: string) =>
    `${kind}:${fieldKeys.fingerprint(`throttle/${kind}`, subject)}`;
  const startOf = (now: Date) => new Date(now.getTime() - windowSeconds * 1000);
  const toCount = (row: { hits: number; window_start: Date } | undefined, now: Date): Count => {
    const opensAt = (row?.window_start ?? now).getTime() + windowSeconds * 1000;
    const secondsLeft = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000));
    return { hits: row?.hits ?? 0, secondsLeft };
  };

  return {
    /** Counts one more event and returns the new count. */
    add: async (kind: string, subject: string): Promise<Count> => {
      const now = clock();
      const windowStart = startOf(now);
      const { rows } = await sql<{ hits: number; window_start: Date }>`
        insert into ${sql.table(table)} as counter (key, window_start, hits)
        values (${keyOf(kind, subject)}, ${now}, 1)
        on conflict (key) do update set
          hits = case when counter.window_start <= ${windowStart} then 1 else counter.hits + 1 end,
          window_start = case when counter.window_start <= ${windowStart} then ${now}
            else counter.window_start end
        returning hits, window_start`.execute(db.kysely);
      untilCleanUp -= 1;
      if (untilCleanUp <= 0) {
        untilCleanUp = cleanUpEvery;
        await db.kysely.deleteFrom(table).where('window_start', '<=', windowStart).execute();
      }
      return toCount(rows[0], now);
    },
    read: async (kind: string, subject: string): Promise<Count> => {
      const now = clock();
      const row = await db.kysely
        .selectFrom(table)
        .select(['hits', 'window_start'])
        .where('key', '=', keyOf(kind, subject))
        .where('window_start', '>', startOf(now))
        .executeTakeFirst();
      return toCount(row, now);
    },
  };
}
