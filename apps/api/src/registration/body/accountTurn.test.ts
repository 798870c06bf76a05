import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { acceptLargeBodies, reservationOf } from './registrationBodyLimits.ts';

interface Body {
  account: string;
}

test('a registration releases its slot while another of the same account runs, and then acquires one again', async () => {
  const passed: string[] = [];
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = Promise.withResolvers<void>();
  const app = fastify();
  acceptLargeBodies(app, 60_000, {
    acquire: (network) => {
      passed.push(`${network} enters`);
      return Promise.resolve(() => {
        passed.push(`${network} leaves`);
        if (network === '203.0.113.2') waiting.resolve();
      });
    },
  });
  app.post<{ Body: Body }>('/', async (request) => {
    const reservation = reservationOf(request);
    await reservation.waitForTurn(request.body.account);
    passed.push(`${request.ip} runs`);
    if (request.ip === '203.0.113.1') {
      started.resolve();
      await finish.promise;
    }
    reservation.release();
    return {};
  });
  const post = (remoteAddress: string, body: Body) =>
    app.inject({ method: 'POST', url: '/', remoteAddress, body });

  const first = post('203.0.113.1', { account: 'A' });
  await Promise.race([started.promise, first]);
  const second = post('203.0.113.2', { account: 'A' });
  await Promise.race([waiting.promise, second]);
  await post('203.0.113.3', { account: 'B' });
  finish.resolve();
  expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200,
  ]);
  expect(passed).toEqual([
    '203.0.113.1 enters',
    '203.0.113.1 runs',
    '203.0.113.2 enters',
    '203.0.113.2 leaves',
    '203.0.113.3 enters',
    '203.0.113.3 runs',
    '203.0.113.3 leaves',
    '203.0.113.1 leaves',
    '203.0.113.2 enters',
    '203.0.113.2 runs',
    '203.0.113.2 leaves',
  ]);
});
