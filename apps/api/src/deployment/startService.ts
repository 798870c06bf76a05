import fastify from 'fastify';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { sendProblem } from '../http/errorHandler.ts';
import type { LogOptions } from '../http/logger.ts';
import { problems } from '../http/problem.ts';
import { serverOptions } from '../http/serverOptions.ts';
import { createService } from '../http/service.ts';
import { supabaseIdentity } from '../identity/supabaseIdentity.ts';
import { testProcessor } from '../payments/testProcessor.ts';
import { servePortal } from '../portal/servePortal.ts';
import { apiHeaders } from '../security/headers.ts';
import { loadFieldKeys } from '../security/loadFieldKeys.ts';
import type { Settings } from './settings.ts';

export interface RunningService {
  url: string;
  /** Finishes what is in flight, then lets go of the database. */
  stop(): Promise<void>;
}

/** Starts a whole deployment in this process: the service, and the portal where one is given. */
export async function startService(
  settings: Settings,
  log: LogOptions = {},
): Promise<RunningService> {
  const fieldKeys = loadFieldKeys(settings.fieldKeys);
  const db = await openDatabase(settings.database);
  try {
    await migrate(db);
    const { authUrl, ...keys } = settings.supabase;
    const app = fastify(
      serverOptions({
        log: { level: settings.logLevel, ...log },
        trustProxy: settings.trustProxy,
      }),
    );
    app.setNotFoundHandler((_request, reply) =>
      sendProblem(reply.headers(apiHeaders), problems.notFound()),
    );
    await app.register(
      createService({
        db,
        documents: folderDocumentStore(settings.documentsDir),
        processor: testProcessor({ db }),
        identity: supabaseIdentity({ url: authUrl, ...keys }),
        fieldKeys,
        portalOrigins: settings.portalOrigins,
      }),
    );
    if (settings.portal) await app.register(servePortal, settings.portal);
    const url = await app.listen({ host: settings.host, port: settings.port });
    const stop = async () => {
      await app.close();
      await db.close();
    };
    return { url, stop };
  } catch (error) {
    await db.close();
    throw error;
  }
}
