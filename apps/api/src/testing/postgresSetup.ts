import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server for the databases of this run; PGlite is used without it. */
    postgresUrl?: string;
  }
}

/** One server for the whole run. `TEST_DATABASE_URL` names one that is already running. */
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
