import { expect, test } from 'vitest';
import type { ChargeResult } from '../../payments/cardProcessor.ts';
import { testProcessor } from '../../payments/testProcessor.ts';
import { cardPayload, wirePayload } from '../../testing/payloads.ts';
import { stubProcessor } from '../../testing/stubProcessor.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testService } from '../../testing/testService.ts';

test('a registration that is being charged takes no place of those that are being read', async () => {
  const [charging, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let atProcessor = 0;
  const steps = Array.from({ length: 4 }, () => async (charge: () => Promise<ChargeResult>) => {
    atProcessor += 1;
    if (atProcessor === 4) charging.resolve();
    await release.promise;
    return charge();
  });
  const processor = testProcessor({ db: await testDatabase() });
  const { post, identity } = await testService({ processor: stubProcessor(processor, steps) });
  const answers = steps.map(() => post(cardPayload(identity.addUser())));
  await Promise.race([charging.promise, ...answers]);
  expect(atProcessor).toBe(4);
  release.resolve();
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(
    Array(4).fill(201),
  );
});

test('whoever has waited for an earlier registration of the account needs a place again', async () => {
  const { post, identity } = await testService();
  const [greedy, second] = [identity.addUser(), identity.addUser()];
  const [third, fourth] = [identity.addUser(), identity.addUser()];
  const started = new Map(
    [greedy, second, third, fourth].map(({ email }) => [email, Promise.withResolvers<void>()]),
  );
  const [releaseFirst, releaseAll] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [asked, inside, most] = [0, 0, 0];
  identity.provePassword = async ({ email }) => {
    asked += 1;
    inside += 1;
    most = Math.max(most, inside);
    const release = asked === 1 ? releaseFirst : releaseAll;
    started.get(email)?.resolve();
    await release.promise;
    inside -= 1;
    return 'refused';
  };
  const first = post(wirePayload(greedy));
  await started.get(greedy.email)?.promise;
  const others = [greedy, second, third, fourth].map((user) => post(wirePayload(user)));
  for (const { email } of [second, third]) await started.get(email)?.promise;
  // The first makes room for the fourth; the one that waited for it gets the next place.
  releaseFirst.resolve();
  await started.get(fourth.email)?.promise;
  releaseAll.resolve();
  const answers = await Promise.all([first, ...others]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(401));
  expect(most).toBe(3);
});
