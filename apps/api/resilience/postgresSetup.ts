import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/testing/postgresServer.ts';

/** Starts a server that writes to disk before it responds, as in a deployment. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: true });
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
