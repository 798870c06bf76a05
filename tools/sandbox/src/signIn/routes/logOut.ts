import type { FastifyInstance } from 'fastify';
import { authenticate } from '../sessions/accessTokens.ts';
import { queryText } from '../http/body.ts';
import type { SignInContext } from '../context.ts';
import { invalid } from '../http/errors.ts';

const scopes = ['global', 'local', 'others'];

export function logOutRoutes(app: FastifyInstance, context: SignInContext): void {
  app.post('/logout', async (request, reply) => {
    const { user, sessionId } = await authenticate(context, request);
    const scope = queryText(request, 'scope') || 'global';
    if (!scopes.includes(scope)) {
      throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    }
    let sessions = context.db.deleteFrom('sessions').where('user_id', '=', user.id);
    if (scope === 'local') sessions = sessions.where('id', '=', sessionId);
    if (scope === 'others') sessions = sessions.where('id', '!=', sessionId);
    await sessions.execute();
    return reply.status(204).send();
  });
}
