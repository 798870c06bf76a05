import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase, type Database } from '../src/db/openDatabase.ts';
import { startPostgres, type PostgresServer } from '../src/testing/postgresServer.ts';
import { testService, type TestService } from '../src/testing/testService.ts';

let server: PostgresServer;
let db: Database;
let service: TestService;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
  db = await openDatabase({ databaseUrl: server.url });
  await migrate(db);
  service = await testService({ db, limits: { readyCacheMs: 0 } });
});
afterAll(async () => {
  await service.app.close();
  await db.close();
  await server.stop();
});

test('requests during ten kills of Postgres get 200 or 503, and later ones succeed', async () => {
  const customer = await service.registered();
  const statuses = new Set<number>();
  let isOver = false;
  const load = Array.from({ length: 20 }, async (_, client) => {
    for (let turn = 0; !isOver; turn += 1) {
      // Both responses are checked against the contract: a 503 contains `Retry-After`.
      const answer =
        client % 2 === 0
          ? await service.get(customer, '/api/user/dashboard/stats')
          : await service.ask({
              method: 'PUT',
              url: '/api/user/profile',
              headers: { authorization: `Bearer ${customer.token}` },
              payload: { personal_phone: String(turn) },
            });
      statuses.add(answer.statusCode);
    }
  });
  try {
    for (let kill = 0; kill < 10; kill += 1) {
      await server.killAndRestart();
      await vi.waitFor(
        async () => expect((await service.app.inject('/api/ready')).statusCode).toBe(200),
        { timeout: 30_000 },
      );
    }
  } finally {
    isOver = true;
  }
  await Promise.all(load);
  expect([...statuses].sort()).toEqual([200, 503]);
  expect((await service.get(customer, '/api/user/profile')).statusCode).toBe(200);
});
