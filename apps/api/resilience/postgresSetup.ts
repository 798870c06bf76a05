import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/testing/postgresServer.ts';

/** A server that writes to the disk before it answers, as in a deployment. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: true });
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
