import { inject, onTestFinished } from 'vitest';
import { createWorld, type DatabaseKind, type World, type WorldOptions } from './world.ts';

/** Creates a world for one test, and closes it after the test. */
export async function worldOfTest(kind: DatabaseKind, options: WorldOptions = {}): Promise<World> {
  const { serverUrl = inject('postgresUrl') } = options;
  const world = await createWorld(kind, { ...options, serverUrl });
  onTestFinished(() => world.close());
  return world;
}
