import { expect } from 'vitest';
import { checkStored } from './checkStored.ts';
import { killLoop, type Mishap } from './killLoop.ts';
import { seededRandom } from './random.ts';
import type { World } from './world.ts';

/** Runs the kills, checks the stored data, and reports the result. */
export async function testKills(world: World, kills: number, mishap?: Mishap): Promise<void> {
  const name = `${kills} kills on ${world.kind}`;
  const random = seededRandom(name);
  const { customers, ...met } = await killLoop(world, { kills, random, mishap });
  await checkStored(world, customers);
  // Most kills must have interrupted a registration. Mishaps are excluded: after a database crash,
  // the service may have rejected all registrations.
  expect(met.met / (kills - met.mishaps - met.early)).toBeGreaterThanOrEqual(0.8);
  if (mishap) expect(met.mishaps).toBeGreaterThan(0);
  expect(met.interrupted).toBeGreaterThan(0);
  expect(met.charged).toBeGreaterThan(0);
  // Every rejected customer got a 503, which asks for a retry.
  expect(met.rejections.filter((status) => status !== 503)).toEqual([]);

  process.stdout.write(
    `${name}: ${customers.length} registrations; ${met.met} kills and ${met.mishaps} mishaps during them; ` +
      `${met.interrupted} registrations interrupted, ${met.charged} of them between charge and response; ` +
      `${met.rejections.length} registrations told to retry\n`,
  );
}
