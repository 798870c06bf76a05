import type { FastifyInstance } from 'fastify';
import { METHODS } from 'node:http';

/**
 * Makes `app.all` cover every method that Node parses, including PROPFIND: Fastify would respond to unknown
 * methods with its own page.
 */
export function allowAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    // CONNECT opens a tunnel and never reaches the router.
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}
