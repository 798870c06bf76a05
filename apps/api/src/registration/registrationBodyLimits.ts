import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { httpErrors, jsonBody, networkOf } from '../http/index.ts';

const bodyLimit = 16 * 1024 * 1024;
/**
 * Memory for twelve of the largest bodies, four of one network. Most bodies have a fifth of that
 * size.
 */
const maxBytes = 12 * bodyLimit;
const maxBytesPerNetwork = 4 * bodyLimit;
/**
 * Bodies that are parsed and converted to small photos at a time, since each needs many times its
 * size in memory.
 */
const maxParsed = 3;

/** The memory that is reserved for a body, and later its parsing slot. */
export interface BodyReservation {
  /** Whether the whole body has arrived, so that the handler releases it. */
  isReceived: boolean;
  /** Releases everything. Call this once the photos are reduced. */
  release: () => void;
}

/**
 * Makes the routes of `app` accept JSON with photos. Reserves memory before it reads a body; the
 * handler releases the memory.
 */
export function acceptLargeBodies(app: FastifyInstance): void {
  const reserve = createUploadBudget();
  const slots = createSlots(maxParsed);
  const parse = promisify(jsonBody(app));

  app.decorateRequest('bodyReservation', null);
  app.addHook('preParsing', async (request, reply) => {
    const release = reserve(networkOf(request.ip), announcedBytes(request));
    const reservation: BodyReservation = { isReceived: false, release };
    request.setDecorator('bodyReservation', reservation);
    // The body is rejected unread, or the client disconnects before it has sent everything.
    reply.raw.once('close', () => {
      if (!reservation.isReceived) reservation.release();
    });
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer) => {
      const reservation = reservationOf(request);
      reservation.isReceived = true;
      await slots.take();
      const { release } = reservation;
      reservation.release = once(() => {
        slots.free();
        release();
      });
      try {
        return await parse(request, body);
      } catch (error) {
        reservation.release();
        throw error;
      }
    },
  );
}

/** Returns the reservation for the body of a request to a route that accepts large bodies. */
export function reservationOf(request: FastifyRequest): BodyReservation {
  return request.getDecorator<BodyReservation>('bodyReservation');
}

/**
 * Returns the number of bytes to reserve. A chunked body can have any length, so it counts as the
 * maximum.
 */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
}

/**
 * Returns a function that reserves memory for a body before its first byte is read. It throws 503
 * if there is not enough, and returns the function that releases the memory.
 */
function createUploadBudget() {
  const taken = new Map<string, number>();
  return (network: string, bytes: number): (() => void) => {
    const ofAll = [...taken.values()].reduce((sum, each) => sum + each, bytes);
    const ofNetwork = (taken.get(network) ?? 0) + bytes;
    if (ofAll > maxBytes || ofNetwork > maxBytesPerNetwork) throw httpErrors.unavailable();
    taken.set(network, ofNetwork);
    return once(() => {
      const rest = (taken.get(network) ?? 0) - bytes;
      if (rest > 0) taken.set(network, rest);
      else taken.delete(network);
    });
  };
}

/** Creates slots for `max` callers at a time; the others wait in the order of their calls. */
function createSlots(max: number) {
  let unused = max;
  const waiting: (() => void)[] = [];
  return {
    take: async () => {
      if (unused > 0) unused -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    free: () => {
      const next = waiting.shift();
      if (next) next();
      else unused += 1;
    },
  };
}

/** Returns a function that calls `callback` the first time that it is called. */
function once(callback: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) callback();
    isDone = true;
  };
}
