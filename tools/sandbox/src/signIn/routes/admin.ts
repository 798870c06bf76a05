import type { FastifyInstance } from 'fastify';
import { isUuid } from '../http/body.ts';
import type { SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { userJson } from '../users/userJson.ts';
import { findUser } from '../users/users.ts';
import { requireAdmin } from './switchedOff.ts';

/**
 * Registers the admin route with which the product's service looks up a user. It requires the
 * secret key.
 */
export function adminRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get<{ Params: { id: string } }>('/admin/users/:id', async (request) => {
    await requireAdmin(context, request);
    const { id } = request.params;
    if (!isUuid(id)) throw new AuthApiError(404, 'validation_failed', 'user_id must be an UUID');
    const user = await findUser(context.db, id);
    if (user === undefined) throw new AuthApiError(404, 'user_not_found', 'User not found');
    return userJson(context.db, user);
  });
}
