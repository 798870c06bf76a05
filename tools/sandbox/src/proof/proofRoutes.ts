import type { FastifyPluginCallback } from 'fastify';
import { addPageHeaders } from '../pages/pageHeaders.ts';
import { sandboxPaths } from '../pages/page.ts';
import { isUuid, queryText } from '../signIn/body.ts';
import { addFailures } from '../signIn/errors.ts';
import { readDocument, storedRegistrations, type ProofParts } from './storedRegistrations.ts';

/** What is stored, decrypted, for journeys that compare it with what they typed. */
export function proofRoutes(
  parts: ProofParts,
  onFault: (error: unknown) => void = () => undefined,
): FastifyPluginCallback {
  return (app, _options, done) => {
    addPageHeaders(app);
    addFailures(app, onFault);
    app.get(sandboxPaths.registrationsJson, (request) =>
      storedRegistrations(parts, queryText(request, 'email')),
    );
    app.get<{ Params: { id: string } }>(`${sandboxPaths.document}/:id`, async (request, reply) => {
      const { id } = request.params;
      const document = isUuid(id) ? await readDocument(parts, id) : undefined;
      if (document !== undefined) return reply.type(document.contentType).send(document.bytes);
      return reply.status(404).type('text/plain').send('No such document.');
    });
    done();
  };
}
