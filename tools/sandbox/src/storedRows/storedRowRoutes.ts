import type { FastifyPluginCallback } from 'fastify';
import { addPageHeaders } from '../pages/pageHeaders.ts';
import { sandboxPaths } from '../pages/page.ts';
import { isUuid, queryText } from '../signIn/http/body.ts';
import { setAuthErrorHandler } from '../signIn/http/errors.ts';
import { readDocument, storedRegistrations, type StoredRowDeps } from './storedRegistrations.ts';

/**
 * Registers the routes that return stored rows, decrypted, so that journeys can compare them with their
 * input.
 */
export function storedRowRoutes(
  deps: StoredRowDeps,
  onError: (error: unknown) => void = () => undefined,
): FastifyPluginCallback {
  return (app, _options, done) => {
    addPageHeaders(app);
    setAuthErrorHandler(app, onError);
    app.get(sandboxPaths.registrationsJson, (request) =>
      storedRegistrations(deps, queryText(request, 'email')),
    );
    app.get<{ Params: { id: string } }>(`${sandboxPaths.document}/:id`, async (request, reply) => {
      const { id } = request.params;
      const document = isUuid(id) ? await readDocument(deps, id) : undefined;
      if (document !== undefined) return reply.type(document.contentType).send(document.bytes);
      return reply.status(404).type('text/plain').send('Document not found.');
    });
    done();
  };
}
