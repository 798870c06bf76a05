import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serverOptions } from '../http/serverOptions.ts';
import { testProcessor } from '../payments/testProcessor.ts';
import { createService } from '../service/service.ts';
import { cardPayload } from '../testing/payloads.ts';
import { testService } from '../testing/testService.ts';
import { mailStats } from '../mail/mailReport.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('the metrics count requests by route and events by name, without personal data', async () => {
  const deps = await testService();
  const metrics = createMetrics(() => mailStats(deps.db));
  const app = fastify(
    serverOptions({ log: { stream: { write: () => undefined }, onEvent: metrics.count } }),
  );
  metrics.watch(app);
  await app.register(createService({ ...deps, processor: testProcessor(deps) }));
  const user = deps.identity.addUser({ email: 'marker@example.com' });
  await app.inject({ method: 'POST', url: '/api/user/register', payload: cardPayload(user) });
  await app.inject({
    url: '/api/user/task-completions?page=marker',
    headers: { authorization: 'Bearer marker' },
  });
  await app.inject('/marker/of/a/path');

  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(server.url);
  const text = await answer.text();
  const elsewhere = await fetch(server.url.replace('/metrics', '/'));
  await server.close();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(elsewhere.status).toBe(404);
  const lines = text.split('\n');
  expect(lines).toContain(
    'portal_http_requests_total{method="POST",route="/api/user/register",status="201"} 1',
  );
  expect(lines).toContain(
    'portal_http_requests_total{method="GET",route="/api/user/task-completions",status="401"} 1',
  );
  expect(lines).toContain('portal_http_requests_total{method="GET",route="none",status="404"} 1');
  expect(lines).toContain(
    'portal_http_request_duration_seconds_count{method="POST",route="/api/user/register"} 1',
  );
  expect(lines).toContain('portal_http_requests_in_flight 0');
  expect(lines).toContain('portal_events_total{event="registration.completed"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(new RegExp(`marker|${user.id}|example\\.com`));
});
