import { folderDocumentStore, migrate, openDatabase, type Database } from '@bank-bonuses/api';
import { join } from 'node:path';
import { runProvider } from '../backoffice/commandRoute.ts';
import { createDemoCustomers, createOwnAccount } from '../customers/createDemoCustomers.ts';
import { demoCustomersOf, type DemoCustomer } from '../customers/demoCustomers.ts';
import { checkTokens } from '../outsideSignIn/checkTokens.ts';
import {
  createOutsideAccount,
  outsideCustomers,
  saveOutsideCustomers,
} from '../outsideSignIn/demoAccounts.ts';
import { connect, type OutsideSignIn } from '../outsideSignIn/outsideSignIn.ts';
import { createSignIn } from '../signInService/context.ts';
import { externalUrl, publishableKey, signInSettings } from '../signInService/settings.ts';
import { createSignInTables, findUser, signInTables } from '../signInService/store.ts';
import { takeFolder, type SandboxFolder } from './folder.ts';
import type { SandboxOptions } from './options.ts';
import { findPort } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { createServer } from './server.ts';
import { folderError, openFieldKeys, openOrExplain, StartError, startOver } from './startErrors.ts';

export interface RunningSandbox {
  url: string;
  customers: readonly DemoCustomer[];
  /** The `iss` of access tokens. */
  issuer: string;
  /** Finishes requests in flight, then closes the server and the database and releases the folder. */
  close(): Promise<void>;
}

/** Serves the product on the open database. Registers the demo customers like real applicants. */
async function serve(
  folder: SandboxFolder,
  database: Database,
  options: SandboxOptions,
  outside: OutsideSignIn | undefined,
) {
  const url = `http://localhost:${options.port}`;
  const db = signInTables(database);
  const { secretKey, signingKey } = await loadSecrets(folder.secrets);
  const settings = signInSettings(
    { siteUrl: url, publishableKey, secretKey },
    options.signInSwitches,
  );
  const signIn = await createSignIn({ db, settings, signingKey });
  const customers = outside ? outsideCustomers(folder.secrets, outside) : demoCustomersOf(settings);
  const documents = folderDocumentStore(folder.documents);
  await documents.check().catch((error: unknown) => {
    throw folderError(folder.documents, error);
  });
  const fieldKeysFile = join(folder.secrets, 'field-keys.json');
  const fieldKeys = await openFieldKeys(fieldKeysFile, database);
  const documentsFolder = folder.documents;
  const deps = {
    ...{ signIn, outside, database, documents, documentsFolder, fieldKeysFile, fieldKeys },
    customers,
  };
  const app = await createServer(deps, options);
  const damaged = (why: string) =>
    new StartError(`The demo customers cannot be created (${why}). ${startOver}`);
  try {
    await app.listen({ host: 'localhost', port: options.port });
    // Before the accounts are created, because their passwords may be random.
    if (outside) saveOutsideCustomers(folder.secrets, customers);
    await createDemoCustomers({
      now: signIn.now,
      database,
      customers,
      hasAccount: async (id) =>
        outside
          ? outside.users.some((user) => user.id === id)
          : (await findUser(signIn.db, { id })) !== undefined,
      createAccount: (customer) =>
        outside ? createOutsideAccount(outside, customer) : createOwnAccount(signIn, customer),
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
    if (outside) {
      saveOutsideCustomers(folder.secrets, customers);
      await checkTokens(outside, customers);
    }
  } catch (error) {
    await app.close();
    throw error;
  }
  const issuer = outside?.issuer ?? externalUrl(settings);
  return { url, app, customers, issuer };
}

/** Starts the whole product on one origin. Resolves when it is ready. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  // Before the folder is taken, because `--fresh` empties it.
  const outside = options.outsideSignIn && (await connect(options.outsideSignIn));
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
      await openOrExplain(folder.data, async () => {
        await migrate(database);
        await createSignInTables(signInTables(database));
      });
      const { app, ...served } = await serve(folder, database, { ...options, port }, outside);
      const close = async () => {
        await app.close();
        await database.close();
        folder.release();
      };
      return { ...served, close };
    } catch (error) {
      // Ignores the error of `close`, because a crashed database cannot be closed either.
      await database.close().catch(() => undefined);
      throw error;
    }
  } catch (error) {
    folder.release();
    throw error;
  }
}
