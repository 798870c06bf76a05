import type { FastifyInstance } from 'fastify';
import { authenticate, readBearer } from '../sessions/accessTokens.ts';
import { isUuid } from '../http/body.ts';
import type { SignInContext } from '../context.ts';
import { sameText } from '../digests.ts';
import { AuthApiError } from '../http/errors.ts';
import { userJson } from '../users/userJson.ts';
import { findUser } from '../users/users.ts';

/** The one look-up that the product's own service needs, for the holder of the secret key. */
export function adminRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get<{ Params: { id: string } }>('/admin/users/:id', async (request) => {
    if (!sameText(readBearer(request), context.settings.secretKey)) {
      await authenticate(context, request);
      throw new AuthApiError(403, 'not_admin', 'User not allowed');
    }
    const { id } = request.params;
    if (!isUuid(id)) throw new AuthApiError(404, 'validation_failed', 'user_id must be an UUID');
    const user = await findUser(context.db, id);
    if (user === undefined) throw new AuthApiError(404, 'user_not_found', 'User not found');
    return userJson(context.db, user);
  });
}
