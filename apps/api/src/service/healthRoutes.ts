import type { FastifyInstance } from 'fastify';
import { httpErrors } from '../http/index.ts';
import { createReadiness, type ReadinessDeps } from './readiness.ts';

export interface HealthDeps extends Omit<ReadinessDeps, 'log'> {
  /**
   * Returns whether this process is draining, so that new requests should go to other instances.
   */
  isDraining: () => boolean;
}

/**
 * Registers `/api/health` (the process is running) and `/api/ready` (the process can handle
 * requests).
 */
export function healthRoutes(app: FastifyInstance, { isDraining, ...deps }: HealthDeps): void {
  const isReady = createReadiness({ ...deps, log: app.log });
  app.get('/api/health', () => ({ status: 'ok' }));
  app.get('/api/ready', async () => {
    if (isDraining() || !(await isReady())) throw httpErrors.unavailable();
    return { status: 'ready' };
  });
}
