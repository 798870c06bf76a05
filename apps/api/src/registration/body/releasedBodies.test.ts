import { expect, test } from 'vitest';
import type { ChargeResult } from '../../payments/cardProcessor.ts';
import { testProcessor } from '../../payments/testProcessor.ts';
import { cardPayload } from '../../testing/payloads.ts';
import { stubProcessor } from '../../testing/stubProcessor.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testService } from '../../testing/testService.ts';

test('a registration that is being charged holds no parsing slot', async () => {
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
