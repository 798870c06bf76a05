import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkStored } from './testing/checkStored.ts';
import { newCustomer, register } from './testing/customers.ts';
import { startProgram } from './testing/program.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

/** The number of concurrent registrations that the service admits. */
const atOnce = 3;
/** Time limit in milliseconds after the last response, long enough for a busy machine. */
const endsWithinMs = 30_000;

test('after SIGTERM every request in flight gets a response and its data is stored', async () => {
  const world = await worldOfTest('postgres');
  const program = startProgram(world.environment);
  const url = await program.listening;
  const customers = Array.from({ length: atOnce }, (_, index) => newCustomer(world, index > 0));
  const [allCame, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  world.identityProvider.onRequest = (path) => {
    if (!path.startsWith('/token')) return Promise.resolve();
    asked += 1;
    if (asked === atOnce) allCame.resolve();
    return mayGoOn.promise;
  };
  const answers = customers.map((customer) => register(url, customer));
  await allCame.promise;
  const code = program.stop();
  mayGoOn.resolve();
  expect(await Promise.all(answers)).toEqual(
    customers.map(() => ({ status: 201, id: expect.any(String) as string })),
  );
  // `fetch` keeps the connections open, but the service must exit without waiting a minute for
  // their time-out.
  const tooLate = wait(endsWithinMs, 'still running', { ref: false });
  expect(await Promise.race([code, tooLate])).toBe(0);
  expect(await register(url, customers[0] ?? newCustomer(world, true))).toBe('lost');
  await checkStored(world, customers);
});
