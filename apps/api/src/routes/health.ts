import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/openDatabase.ts';
import { problems } from '../http/problem.ts';

export interface HealthParts {
  db: Database;
  /** Whether new work should go to other instances by now. */
  isDraining: () => boolean;
  /** How long the database may take to answer. */
  patienceMs: number;
}

/** Whether the process lives, and whether it can work. */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { db, isDraining, patienceMs } = parts;
  app.get('/api/health', () => ({ status: 'ok' }));
  app.get('/api/ready', async (request) => {
    if (isDraining()) throw problems.unavailable();
    const waiting = new AbortController();
    try {
      // A server that is cut off neither answers nor refuses, and whoever asks here wants to know soon.
      const late = wait(patienceMs, undefined, { signal: waiting.signal });
      await Promise.race([sql`select 1`.execute(db.kysely), late.then(isLate)]);
    } catch (error) {
      request.log.error({ event: 'database.unreachable', err: error });
      throw problems.unavailable();
    } finally {
      waiting.abort();
    }
    return { status: 'ready' };
  });
}

function isLate(): never {
  throw new Error('The database does not answer.');
}
