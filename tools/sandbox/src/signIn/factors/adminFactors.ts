import type { FastifyInstance } from 'fastify';
import type { Executor, SignInContext } from '../context.ts';
import { isUuid } from '../http/body.ts';
import { AuthApiError } from '../http/errors.ts';
import { requireAdmin } from '../routes/switchedOff.ts';
import { findUser, type UserRow } from '../users/users.ts';
import { factorJson, findFactor, listFactors, lockFactors } from './factors.ts';
import { deleteFactor } from './removeFactor.ts';

async function requireUser(db: Executor, id: string): Promise<UserRow> {
  if (!isUuid(id)) throw new AuthApiError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUser(db, id);
  if (user === undefined) throw new AuthApiError(404, 'user_not_found', 'User not found');
  return user;
}

/**
 * Registers the admin routes that list and delete a user's factors, for support when a customer has
 * lost a device. They require the secret key.
 */
export function adminFactorRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get<{ Params: { id: string } }>('/admin/users/:id/factors', async (request) => {
    await requireAdmin(context, request);
    const user = await requireUser(context.db, request.params.id);
    return (await listFactors(context.db, user.id)).map(factorJson);
  });

  app.delete<{ Params: { id: string; factor: string } }>(
    '/admin/users/:id/factors/:factor',
    async (request) => {
      await requireAdmin(context, request);
      const { id, factor: factorId } = request.params;
      return context.db.transaction().execute(async (db) => {
        const user = await requireUser(db, id);
        await lockFactors(db, user.id);
        const factor = await findFactor(db, user.id, factorId);
        await deleteFactor(context, db, user, factor);
        return factorJson(factor);
      });
    },
  );
}
