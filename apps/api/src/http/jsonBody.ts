import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from './httpError.ts';
import { isWithinJsonBounds } from './jsonBounds.ts';

type Done = (error: Error | null, value?: unknown) => void;

/**
 * Returns a content type parser for JSON. Rejects bytes that are not UTF-8, since decoding them
 * would replace characters by U+FFFD and could change a name. Rejects JSON with too many tokens or
 * levels, since parsing it would block the service.
 */
export function jsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (!isUtf8(body)) done(httpErrors.badRequest());
    else if (!isWithinJsonBounds(body)) done(httpErrors.tooComplex());
    else void parse(request, body.toString(), done);
  };
}
