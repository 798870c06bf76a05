import { killLoop } from '../resilience/testing/killLoop.ts';
import { seededRandom } from '../resilience/testing/random.ts';
import { createWorld, type DatabaseKind } from '../resilience/testing/world.ts';

const kills = 20;

/** Times in milliseconds from a restart after a kill until the service listens. */
export interface ReturnTimes {
  kind: DatabaseKind;
  starts: number;
  median: number;
  longest: number;
}

/**
 * Measures how soon the service is available again when it is killed repeatedly while customers
 * register.
 */
export async function measureReturns(kind: DatabaseKind, serverUrl: string): Promise<ReturnTimes> {
  const world = await createWorld(kind, { serverUrl });
  try {
    const random = seededRandom(`${kills} kills on ${kind}`);
    const { back } = await killLoop(world, { kills, random });
    back.sort((one, other) => one - other);
    const median = back[Math.floor(back.length / 2)] ?? Number.NaN;
    return { kind, starts: back.length, median, longest: back.at(-1) ?? Number.NaN };
  } finally {
    await world.close();
  }
}
