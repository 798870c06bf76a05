import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { jsonBody } from '../http/jsonBody.ts';
import { problems } from '../http/problem.ts';
import { readBody } from '../http/readBody.ts';
import { whenOver } from '../http/whenOver.ts';
import { networkOf } from '../security/throttle.ts';
import { createAccountTurns } from './accountTurns.ts';
import { createParsingGate } from './parsingGate.ts';
import { createUploads } from './uploads.ts';

const mebibyte = 1024 * 1024;
const bodyLimit = 16 * mebibyte;
/** Twelve of the largest bodies, and four of one network; most have a fifth of that size. */
const uploadBounds = { mostBytes: 12 * bodyLimit, mostBytesPerNetwork: 4 * bodyLimit };
/** A line slower than this could not send any photo within the time of a request. */
const leastBytes = 64 * 1024;
/**
 * Three at once are parsed and turned into small photos; a body costs many times its size meanwhile. One
 * network has two of the places, so that there is always one for the others.
 */
const gateOptions = {
  places: 3,
  queue: 30,
  perNetwork: { places: 2, queue: 15 },
  waitMs: 20_000,
  holdMs: 60_000,
};
const nothing = (): void => undefined;

/** What a body takes up, until it is digested. */
export interface Hold {
  /** To be called once what the body held is small: the next large one may come in. */
  digested: () => void;
  /**
   * Waits until no other registration of the account is being digested; its place at the gate is for
   * others meanwhile.
   */
  takeTurn: (account: string) => Promise<void>;
}

/**
 * Lets this part of the service take JSON with photos. Room is reserved before a body is read, and kept
 * until the handler says that the body is digested.
 */
export function takeLargeBodies(app: FastifyInstance, patienceMs: number): void {
  const uploads = createUploads(uploadBounds);
  const gate = createParsingGate(gateOptions);
  const turns = createAccountTurns(gateOptions.waitMs);
  const parse = promisify(jsonBody(app));

  app.decorateRequest('hold', null);
  app.addHook('preParsing', async (request, reply) => {
    const release = uploads.reserve(networkOf(request.ip), announcedBytes(request));
    const hold: Hold = { digested: release, takeTurn: () => Promise.resolve() };
    request.setDecorator('hold', hold);
    // Unless the body was taken: whoever is gone leaves it in memory for as long as the work takes.
    whenOver(reply, () => {
      if (hold.digested === release) release();
    });
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (Number(request.headers['content-length']) > bodyLimit) throw problems.tooLarge();
      const hold = request.getDecorator<Hold>('hold');
      const release = hold.digested;
      const network = networkOf(request.ip);
      let [leave, endTurn] = [nothing, nothing];
      hold.digested = () => {
        leave();
        endTurn();
        release();
      };
      hold.takeTurn = async (account) => {
        const free = turns.tryTake(account);
        if (free) {
          endTurn = free;
          return;
        }
        leave();
        endTurn = await turns.take(account);
        leave = await gate.enter(network);
      };
      try {
        const body = await readBody(payload, { mostBytes: bodyLimit, leastBytes, patienceMs });
        leave = await gate.enter(network);
        return await parse(request, body);
      } catch (error) {
        hold.digested();
        throw error;
      }
    },
  );
}

/** What the body of a request takes up; nothing when there was none. */
export function holdOf(request: FastifyRequest): Hold {
  const none = { digested: nothing, takeTurn: () => Promise.resolve() };
  return request.getDecorator<Hold | null>('hold') ?? none;
}

/** What is sent in pieces may become as long as any. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
}
