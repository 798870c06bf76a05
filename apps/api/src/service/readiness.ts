import { setTimeout as wait } from 'node:timers/promises';
import { checkWritable, isDatabaseUnreachable, type Database } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';
import type { EventLog } from '../http/index.ts';

export interface ReadinessDeps {
  db: Database;
  documents: DocumentStore;
  log: EventLog;
  /** Milliseconds within which the database and the document store must respond. */
  timeoutMs: number;
  /** Milliseconds for which a result is cached. */
  cacheMs: number;
}

/**
 * Returns a function that checks whether the database accepts writes, and the document store if it
 * is on this machine. The endpoint is public, so only one check runs at a time and its result is
 * cached.
 */
export function createReadiness(deps: ReadinessDeps): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let validUntil = 0;
  return () => {
    if (!result || performance.now() >= validUntil) {
      // Valid for ever until the check has ended.
      validUntil = Infinity;
      result = checkOnce(deps).finally(() => {
        validUntil = performance.now() + deps.cacheMs;
      });
    }
    return result;
  };
}

async function checkOnce({ db, documents, log, timeoutMs }: ReadinessDeps): Promise<boolean> {
  const late = wait(timeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('No response within the time-out.'), { code: 'ETIMEDOUT' });
  });
  /** Returns the reason why the work does not succeed in time; `undefined` if it does. */
  const failureOf = (work: Promise<void>): Promise<unknown> =>
    Promise.race([work, late]).catch((error: unknown) => error);
  const [database, store] = await Promise.all([
    failureOf(checkWritable(db, timeoutMs)),
    // Does not check a bucket: if it is unavailable, all instances would become unready at once,
    // although most requests do not need it.
    documents.isLocal ? failureOf(documents.check()) : undefined,
  ]);
  if (database !== undefined) {
    const event = isDatabaseUnreachable(database) ? 'database.unreachable' : 'database.unwritable';
    log.error({ event, err: database });
  }
  if (store !== undefined) log.error({ event: 'documents.unwritable', err: store });
  return database === undefined && store === undefined;
}
