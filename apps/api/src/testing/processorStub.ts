import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { testCards } from '../payments/testProcessor.ts';

interface WireCharge {
  amount_cents: number;
  card: { number: string; expiry_month: string; expiry_year: string };
}

/** A failure that replaces the response to the next `POST /charges`. */
export interface MockFailure {
  /** Whether the charge is made despite the failure. */
  charged: boolean;
  answer: 'silence' | 'cut' | { status: number; body: string };
}

/** A card processor over HTTP that follows the protocol and charges once for each key. */
export interface ProcessorStub {
  app: FastifyInstance;
  url: string;
  key: string;
  requests: { method: string; path: string; headers: Record<string, unknown>; body: unknown }[];
  /** Decisions by idempotency key. */
  charges: Map<string, Record<string, unknown>>;
  mockFailures: MockFailure[];
  /** Called before the response to a request is sent. */
  onRequest(path: string): Promise<void>;
}

export async function processorStub(): Promise<ProcessorStub> {
  const key = `key-of-the-processor-${randomUUID()}`;
  const charges: ProcessorStub['charges'] = new Map();
  const requests: ProcessorStub['requests'] = [];
  const mockFailures: MockFailure[] = [];
  const hooks = { onRequest: (_path: string) => Promise.resolve() };
  const app = fastify({ forceCloseConnections: true });

  app.addHook('preHandler', async (request, reply) => {
    const { method, url, headers, body } = request;
    requests.push({ method, path: url, headers, body });
    await hooks.onRequest(url);
    if (headers.authorization !== `Bearer ${key}`) {
      return reply.status(401).send({ status: 'unauthorized' });
    }
  });
  app.post<{ Body: WireCharge }>('/v1/charges', (request, reply) => {
    const idempotencyKey = String(request.headers['idempotency-key']);
    const mockFailure = mockFailures.shift();
    if (!mockFailure || mockFailure.charged) {
      charges.set(idempotencyKey, charges.get(idempotencyKey) ?? decide(request.body));
    }
    if (!mockFailure) return charges.get(idempotencyKey);
    if (mockFailure.answer === 'silence') return reply.hijack();
    if (mockFailure.answer === 'cut') {
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    }
    const { status, body } = mockFailure.answer;
    return reply.status(status).send(body);
  });
  app.get<{ Params: { key: string } }>('/v1/charges/:key', (request, reply) => {
    return charges.get(request.params.key) ?? reply.status(404).send({ status: 'not_found' });
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/v1`;
  return Object.assign(hooks, { app, url, key, requests, charges, mockFailures });
}

function decide({ amount_cents, card }: WireCharge): Record<string, unknown> {
  const reference = `ch_${randomUUID()}`;
  if (card.number !== testCards.approved) {
    return { status: 'declined', reference, reason: 'insufficient_funds' };
  }
  return {
    status: 'approved',
    reference,
    amount_cents,
    brand: 'visa',
    last4: card.number.slice(-4),
    expiry_month: card.expiry_month,
    expiry_year: card.expiry_year,
  };
}
