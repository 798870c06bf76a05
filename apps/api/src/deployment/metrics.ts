import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MailStats } from '../mail/index.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of one process. Labels contain routes, methods, codes and names of events,
 * and no personal data.
 */
export function createMetrics(mailStats: () => Promise<MailStats | undefined>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Completed requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Seconds from the first byte of the headers to the last byte of the response',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.3, 1, 3, 10, 30, 60],
    registers,
  });
  const inFlight = new Gauge({
    name: 'portal_http_requests_in_flight',
    help: 'Requests in flight',
    registers,
  });
  const events = new Counter({
    name: 'portal_events_total',
    help: 'Log events; docs/observability.md lists their names',
    labelNames: ['event'],
    registers,
  });
  watchMails(registers, mailStats);

  return {
    /** Counts and times every request of a server. */
    watch: (app: FastifyInstance) => {
      app.addHook('onRequest', (_request, reply, done) => {
        inFlight.inc();
        reply.raw.once('close', () => inFlight.dec());
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        // Uses the declared route as the label, never the requested URL.
        const route = request.routeOptions.url ?? 'none';
        const { method } = request;
        requests.inc({ method, route, status: reply.statusCode });
        seconds.observe({ method, route }, reply.elapsedTime / 1000);
        done();
      });
    },
    /** Counts a log event. Its name becomes a label, so it must not contain personal data. */
    count: (event: string) => events.inc({ event }),
    registry,
  };
}

/**
 * Reads the mail metrics from the database on each scrape. If the read fails, a gauge keeps its
 * last value.
 */
function watchMails(registers: Registry[], mailStats: () => Promise<MailStats | undefined>): void {
  const waiting = new Gauge({
    name: 'portal_mails_waiting',
    help: 'Mails that wait in the outbox',
    registers,
    async collect() {
      const stats = await mailStats().catch(() => undefined);
      if (!stats) return;
      waiting.set(stats.waiting);
      failed.set(stats.failed);
      oldest.set(stats.oldestWaitingSeconds);
    },
  });
  const failed = new Gauge({
    name: 'portal_mails_failed',
    help: 'Failed mails',
    registers,
  });
  const oldest = new Gauge({
    name: 'portal_mails_oldest_waiting_seconds',
    help: 'Age of the oldest waiting mail in seconds',
    registers,
  });
}

/** Serves the metrics on a separate address, which need not be public. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port }: { host: string; port: number },
) {
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  const url = await app.listen({ host, port });
  return { url: `${url}/metrics`, close: () => app.close() };
}
