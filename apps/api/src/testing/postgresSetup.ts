import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server for the databases of this run. */
    postgresUrl: string;
  }
}

/** Starts one server for the whole run, or uses the running server of `TEST_DATABASE_URL`. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const server = await startPostgres({ durable: false });
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
