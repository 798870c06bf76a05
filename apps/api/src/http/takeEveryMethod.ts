import type { FastifyInstance } from 'fastify';
import { METHODS } from 'node:http';

/**
 * Lets `app.all` mean every method that Node reads, PROPFIND and its kin, too: Fastify answers those that it does not
 * know from the host's own page for whatever is missing.
 */
export function takeEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) {
    // A tunnel is no request, and never gets here.
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}
