import type { FastifyInstance } from 'fastify';
import { httpErrors } from '../http/index.ts';
import { createReadiness, type ReadinessDeps } from './readiness.ts';

export interface HealthDeps extends Omit<ReadinessDeps, 'log'> {
  /** Whether new work should go to other instances by now. */
  isDraining: () => boolean;
}

/** Whether the process lives, and whether it can work. */
export function healthRoutes(app: FastifyInstance, { isDraining, ...deps }: HealthDeps): void {
  const isReady = createReadiness({ ...deps, log: app.log });
  app.get('/api/health', () => ({ status: 'ok' }));
  app.get('/api/ready', async () => {
    if (isDraining() || !(await isReady())) throw httpErrors.unavailable();
    return { status: 'ready' };
  });
}
