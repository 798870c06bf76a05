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
    throw new LateError('No response within the time-out.');
  });
  /** Returns whether the work succeeds in time. Logs the reason if it does not. */
  const isDone = async (work: Promise<void>, lineOf: (error: unknown) => { event: string }) => {
    try {
      await Promise.race([work, late]);
      return true;
    } catch (error) {
      log.error({ ...lineOf(error), err: error });
      return false;
    }
  };
  const results = await Promise.all([
    isDone(checkWritable(db, timeoutMs), (error) =>
      error instanceof LateError || isDatabaseUnreachable(error)
        ? { event: 'database.unreachable' }
        : { event: 'database.unwritable' },
    ),
    // Does not check a bucket: if it is unavailable, all instances would become unready at once,
    // although most requests do not need it.
    !documents.isLocal || isDone(documents.check(), () => ({ event: 'documents.unwritable' })),
  ]);
  return results.every(Boolean);
}

class LateError extends Error {
  override name = 'LateError';
}
