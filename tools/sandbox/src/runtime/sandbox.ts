import { folderDocumentStore, migrate, openDatabase, type Database } from '@bank-bonuses/api';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createDemoCustomers } from '../customers/createDemoCustomers.ts';
import type { StoredRowDeps } from '../storedRows/storedRegistrations.ts';
import type { SignInContext } from '../signIn/context.ts';
import { deleteExpired } from '../signIn/database/housekeeping.ts';
import { migrateSignIn } from '../signIn/database/migrations.ts';
import { createSignInContext } from '../signIn/plugin.ts';
import { signInSettings } from '../signIn/settings.ts';
import type { SignInTables } from '../signIn/database/tables.ts';
import { takeFolder, type SandboxFolder } from './folder.ts';
import type { SandboxOptions } from './options.ts';
import { findPort } from './ports.ts';
import { publishableKey } from './portalConfig.ts';
import { loadSecrets } from './secrets.ts';
import { createServer } from './server.ts';
import { signInChangesOf } from './signInOptions.ts';
import {
  startOver,
  explainDatabase,
  folderError,
  openFieldKeys,
  openOrExplain,
  StartError,
} from './startErrors.ts';

export interface RunningSandbox {
  url: string;
  /** Finishes requests in flight, then closes the server and the database and releases the folder. */
  close(): Promise<void>;
}

/** Milliseconds in which requests in flight can finish when the sandbox stops. */
const drainTimeoutMs = 6_000;

async function choosePort(wished: number): Promise<number> {
  const port = await findPort(wished);
  if (port === undefined) {
    throw new StartError(
      `Port ${wished} is in use. Stop the program that uses it, or choose another port: PORT=${wished + 1}.`,
    );
  }
  return port;
}

async function createSignIn(
  database: Database,
  secretsFolder: string,
  siteUrl: string,
  options: SandboxOptions,
): Promise<SignInContext> {
  const { secretKey, ...secrets } = await loadSecrets(secretsFolder, {
    rotateKeys: options.rotateKeys,
  });
  const db = database.kysely.withTables<Pick<SignInTables, keyof SignInTables>>();
  await migrateSignIn(db);
  const settings = signInSettings({ siteUrl, publishableKey, secretKey }, signInChangesOf(options));
  const context = await createSignInContext({ db, settings, secrets });
  await deleteExpired(context);
  return context;
}

/**
 * Registers the demo customers through the running service, which checks their passwords over HTTP
 * like those of real applicants.
 */
async function addDemoCustomers(
  app: FastifyInstance,
  deps: StoredRowDeps & { signIn: SignInContext },
): Promise<void> {
  await createDemoCustomers({
    ...deps,
    register: async (payload) => {
      const answer = await app.inject({ method: 'POST', url: '/api/user/register', payload });
      if (answer.statusCode !== 201) {
        throw new StartError(
          `The service rejected a demo customer (${answer.statusCode}): the stored data is damaged. ${startOver}`,
        );
      }
    },
  });
}

async function serve(folder: SandboxFolder, database: Database, options: SandboxOptions) {
  const url = `http://localhost:${options.port}`;
  await migrate(database);
  const signIn = await createSignIn(database, folder.secrets, url, options);
  const documents = folderDocumentStore(folder.documents);
  await documents.check().catch((error: unknown) => {
    throw folderError(folder.documents, error);
  });
  const fieldKeysFile = join(folder.secrets, 'field-keys.json');
  const deps = {
    signIn,
    database,
    documents,
    documentsFolder: folder.documents,
    fieldKeysFile,
    fieldKeys: await openFieldKeys(fieldKeysFile, database),
  };
  const { app, drain } = await createServer(deps, options);
  try {
    await app.listen({ host: 'localhost', port: options.port });
    await addDemoCustomers(app, deps);
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url, app, drain };
}

/** Starts the whole product on one origin. Resolves when it is ready. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const folder = takeFolder(options.folder, options);
  try {
    const port = await choosePort(options.port);
    const database = await openOrExplain(folder.data, () => openDatabase({ dataDir: folder.data }));
    try {
      const { url, app, drain } = await serve(folder, database, { ...options, port });
      const close = async () => {
        await drain.finish(drainTimeoutMs);
        await app.close();
        await database.close();
        folder.release();
      };
      return { url, close };
    } catch (error) {
      // Ignores the error of `close`, because a crashed database cannot be closed either.
      await database.close().catch(() => undefined);
      throw explainDatabase(folder.data, error);
    }
  } catch (error) {
    folder.release();
    throw error;
  }
}
