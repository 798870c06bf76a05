import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { jsonBody, httpErrors, readBody, onRequestEnd, networkOf } from '../../http/index.ts';
import { createParsingSlots } from './parsingSlots.ts';
import { createUploadBudget } from './uploadBudget.ts';

const mebibyte = 1024 * 1024;
const bodyLimit = 16 * mebibyte;
/**
 * Memory for twelve of the largest bodies, four of one network. Most bodies have a fifth of that
 * size.
 */
const uploadBounds = { maxBytes: 12 * bodyLimit, maxBytesPerNetwork: 4 * bodyLimit };
/**
 * Minimum bytes per `timeoutMs`. A slower connection could not send any photo within the time limit
 * of a request.
 */
const minBytes = 64 * 1024;
/**
 * Three bodies at a time are parsed and converted to small photos, since each needs many times its
 * size in memory. One network gets at most two of the slots.
 */
const slotOptions = {
  slots: 3,
  queue: 30,
  perNetwork: { slots: 2, queue: 15 },
  waitMs: 20_000,
};
const nothing = (): void => undefined;

/** The memory and the slot that are reserved for a body until its photos are reduced. */
export interface BodyReservation {
  /**
   * Releases the memory and the slot, so that the next body can be parsed. Call this once the
   * photos are reduced.
   */
  release: () => void;
}

/**
 * Makes the routes of `app` accept JSON with photos. Reserves memory before it reads a body; the
 * handler releases the memory.
 */
export function acceptLargeBodies(app: FastifyInstance, timeoutMs: number): void {
  const parsingSlots = createParsingSlots(slotOptions);
  const uploadBudget = createUploadBudget(uploadBounds);
  const parse = promisify(jsonBody(app));

  app.decorateRequest('bodyReservation', null);
  app.addHook('preParsing', async (request, reply) => {
    const release = uploadBudget.reserve(networkOf(request.ip), announcedBytes(request));
    const reservation: BodyReservation = { release };
    request.setDecorator('bodyReservation', reservation);
    // Releases the memory if the client disconnects before the body is processed.
    onRequestEnd(reply, () => {
      if (reservation.release === release) release();
    });
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const announced = lengthOf(request);
      if (announced !== undefined && announced > bodyLimit) throw httpErrors.tooLarge();
      const reservation = request.getDecorator<BodyReservation>('bodyReservation');
      const release = reservation.release;
      const network = networkOf(request.ip);
      let releaseSlot = nothing;
      reservation.release = () => {
        releaseSlot();
        release();
      };
      try {
        const bounds = { maxBytes: bodyLimit, minBytes, timeoutMs };
        const body = await readBody(payload, bounds, announced);
        releaseSlot = await parsingSlots.acquire(network);
        return await parse(request, body);
      } catch (error) {
        reservation.release();
        throw error;
      }
    },
  );
}

/** Returns the reservation for a request's body. If there is none, `release` does nothing. */
export function reservationOf(request: FastifyRequest): BodyReservation {
  return request.getDecorator<BodyReservation | null>('bodyReservation') ?? { release: nothing };
}

/**
 * Returns the number of bytes to reserve. A chunked body can have any length, so it counts as the
 * maximum.
 */
function announcedBytes(request: FastifyRequest): number {
  return Math.min(lengthOf(request) ?? bodyLimit, bodyLimit);
}

/** Returns the announced length of a body. Node aborts a body that is longer or shorter. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}
