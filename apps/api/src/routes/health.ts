import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase.ts';
import { problems } from '../http/problem.ts';

export interface HealthParts {
  db: Database;
  /** Whether new work should go to other instances by now. */
  isDraining: () => boolean;
}

/** Whether the process lives, and whether it can work. */
export function healthRoutes(app: FastifyInstance, { db, isDraining }: HealthParts): void {
  app.get('/api/health', () => ({ status: 'ok' }));
  app.get('/api/ready', async (request) => {
    if (isDraining()) throw problems.unavailable();
    try {
      await sql`select 1`.execute(db.kysely);
    } catch (error) {
      request.log.error({ event: 'database.unreachable', err: error });
      throw problems.unavailable();
    }
    return { status: 'ready' };
  });
}
