import { expect, test } from 'vitest';
import { isFull } from './harness/random.ts';
import { testKills } from './harness/testKills.ts';
import { worldOfTest } from './harness/worldOfTest.ts';

test('on PGlite, kills at any moment lose, double, halve and charge nothing twice', async () => {
  expect.hasAssertions();
  const world = await worldOfTest('embedded');
  await testKills(world, isFull ? 300 : 8);
});
