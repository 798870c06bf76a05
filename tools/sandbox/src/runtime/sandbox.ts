import { folderDocumentStore, migrate, openDatabase, type Database } from '@bank-bonuses/api';
import { join } from 'node:path';
import { runProvider } from '../backoffice/commandRoute.ts';
import { createDemoCustomers } from '../customers/createDemoCustomers.ts';
import { createSignIn } from '../signInService/context.ts';
import { signInSettings } from '../signInService/settings.ts';
import { createSignInTables, type SignInTables } from '../signInService/store.ts';
import { takeFolder, type SandboxFolder } from './folder.ts';
import type { SandboxOptions } from './options.ts';
import { publishableKey } from './portalConfig.ts';
import { findPort } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { createServer } from './server.ts';
import {
  explainDatabase,
  folderError,
  openFieldKeys,
  openOrExplain,
  StartError,
  startOver,
} from './startErrors.ts';

export interface RunningSandbox {
  url: string;
  /** Finishes requests in flight, then closes the server and the database and releases the folder. */
  close(): Promise<void>;
}

/** Serves the product on the open database. Registers the demo customers like real applicants. */
async function serve(folder: SandboxFolder, database: Database, options: SandboxOptions) {
  const url = `http://localhost:${options.port}`;
  const db = database.kysely.withTables<Pick<SignInTables, keyof SignInTables>>();
  await migrate(database);
  await createSignInTables(db);
  const { secretKey, signingKey } = await loadSecrets(folder.secrets);
  const settings = signInSettings(
    { siteUrl: url, publishableKey, secretKey },
    options.signInSwitches,
  );
  const signIn = await createSignIn({ db, settings, signingKey });
  const documents = folderDocumentStore(folder.documents);
  await documents.check().catch((error: unknown) => {
    throw folderError(folder.documents, error);
  });
  const fieldKeysFile = join(folder.secrets, 'field-keys.json');
  const fieldKeys = await openFieldKeys(fieldKeysFile, database);
  const documentsFolder = folder.documents;
  const deps = { signIn, database, documents, documentsFolder, fieldKeysFile, fieldKeys };
  const app = await createServer(deps, options);
  const damaged = (why: string) =>
    new StartError(`The demo customers cannot be created (${why}). ${startOver}`);
  try {
    await app.listen({ host: 'localhost', port: options.port });
    await createDemoCustomers({
      signIn,
      database,
      register: async (payload) => {
        const answer = await app.inject({ method: 'POST', url: '/api/user/register', payload });
        if (answer.statusCode === 201) return;
        throw damaged(`status ${answer.statusCode}`);
      },
      runProvider: async (args, input) => {
        const { code, out, err } = await runProvider(deps, args, input);
        if (code !== 0) throw damaged([...out, ...err].join(' '));
      },
    });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url, app };
}

/** Starts the whole product on one origin. Resolves when it is ready. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const folder = takeFolder(options.folder, options);
  try {
    const port = await findPort(options.port);
    if (port === undefined) {
      throw new StartError(
        `Port ${options.port} is in use. Stop the program that uses it, or choose another port: PORT=${options.port + 1}.`,
      );
    }
    const database = await openOrExplain(folder.data, () => openDatabase({ dataDir: folder.data }));
    try {
      const { url, app } = await serve(folder, database, { ...options, port });
      const close = async () => {
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
