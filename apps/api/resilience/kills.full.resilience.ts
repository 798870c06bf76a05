import { expect, test } from 'vitest';
import { checkStored } from './testing/checkStored.ts';
import { killLoop } from './testing/killLoop.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

const kills = 200;

test.each(['postgres', 'embedded'] as const)(
  'on %s, a kill at any time loses no registration, duplicates none and never charges twice',
  async (kind) => {
    const world = await worldOfTest(kind);
    const { customers, interrupted, charged, rejections } = await killLoop(world, kills);
    await checkStored(world, customers);
    process.stdout.write(
      `${kills} kills on ${kind}: ${customers.length} registrations, ${interrupted} interrupted, ` +
        `${charged} of them between charge and response, ${rejections.length} told to retry\n`,
    );
    // Most kills must have interrupted a registration, some of them between charge and response.
    expect(interrupted).toBeGreaterThan(kills / 2);
    expect(charged).toBeGreaterThan(0);
    // Every rejected customer got a 503, which asks for a retry.
    expect(rejections.filter((status) => status !== 503)).toEqual([]);
  },
);
