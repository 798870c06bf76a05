import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from './httpError.ts';
import { isWithinJsonBounds } from './jsonBounds.ts';

export interface BodyBounds {
  maxBytes: number;
  /**
   * Interval in milliseconds in which at least `minBytes` must arrive; otherwise the request is
   * rejected as too slow.
   */
  timeoutMs: number;
  minBytes: number;
}

/**
 * Reads a whole body into memory.
 * @param announced length in bytes, as given by the header. The body is then written directly into
 * one buffer; a body of unknown length needs twice its memory at the end.
 */
export function readBody(body: Readable, bounds: BodyBounds, announced?: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const whole = announced === undefined ? undefined : Buffer.allocUnsafeSlow(announced);
  let [received, before] = [0, 0];
  return new Promise<Buffer>((resolve, reject) => {
    const pace = setInterval(() => {
      if (received - before < bounds.minBytes) fail(httpErrors.tooSlow());
      before = received;
    }, bounds.timeoutMs);
    const take = (chunk: Buffer) => {
      if (whole) chunk.copy(whole, received);
      else chunks.push(chunk);
      received += chunk.length;
      if (received > bounds.maxBytes) fail(httpErrors.tooLarge());
    };
    const stop = () => {
      clearInterval(pace);
      body.off('data', take);
    };
    const fail = (error: Error) => {
      stop();
      chunks.length = 0;
      reject(error);
    };
    body.on('data', take);
    body.once('end', () => {
      stop();
      resolve(whole?.subarray(0, received) ?? Buffer.concat(chunks));
    });
    // The client has disconnected, so no one receives this error response.
    const breakOff = () => fail(httpErrors.badRequest());
    body.once('error', breakOff);
    body.once('close', breakOff);
  });
}

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
