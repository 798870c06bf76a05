import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from './httpError.ts';

type Done = (error: Error | null, value?: unknown) => void;

/**
 * Reads a body as JSON. Bytes that are no UTF-8 are refused: decoding would put U+FFFD in their place, and
 * a name would be stored that nobody has sent.
 */
export function jsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(httpErrors.badRequest());
  };
}
