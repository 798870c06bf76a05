import { inject, onTestFinished } from 'vitest';
import { createWorld, type DatabaseKind, type World, type WorldOptions } from './world.ts';

/** Creates a world for one test, and closes it after the test. */
export async function worldOfTest(kind: DatabaseKind, options: WorldOptions = {}): Promise<World> {
  const world = await createWorld(kind, inject('postgresUrl'), options);
  onTestFinished(() => world.close());
  return world;
}
