import { inject, onTestFinished } from 'vitest';
import { createWorld, type DatabaseKind, type World, type WorldOptions } from './world.ts';

/** A world for one test, closed when that ends, however it ends. */
export async function worldOfTest(kind: DatabaseKind, options: WorldOptions = {}): Promise<World> {
  const { serverUrl = inject('postgresUrl') } = options;
  const world = await createWorld(kind, { ...options, serverUrl });
  onTestFinished(() => world.close());
  return world;
}
