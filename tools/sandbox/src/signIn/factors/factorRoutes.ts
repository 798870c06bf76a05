import type { FastifyInstance } from 'fastify';
import type { SignInContext } from '../context.ts';
import { challengeFactor } from './challenge.ts';
import { enrollFactor } from './enroll.ts';
import { removeFactor } from './removeFactor.ts';
import { verifyFactor } from './verifyFactor.ts';

interface FactorRoute {
  Params: { id: string };
}

/**
 * Registers the routes for a user's factors. There is no route that lists them: as in GoTrue, the
 * list is part of the user's JSON.
 */
export function factorRoutes(app: FastifyInstance, context: SignInContext): void {
  app.post('/factors', (request) => enrollFactor(context, request));
  app.post<FactorRoute>('/factors/:id/challenge', (request) =>
    challengeFactor(context, request, request.params.id),
  );
  app.post<FactorRoute>('/factors/:id/verify', (request, reply) =>
    verifyFactor(context, { request, reply, factorId: request.params.id }),
  );
  app.delete<FactorRoute>('/factors/:id', (request) =>
    removeFactor(context, request, request.params.id),
  );
}
