import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database, type DatabaseLocation } from '../../src/db/openDatabase.ts';
import type { DocumentStore } from '../../src/documents/documentStore.ts';
import { folderDocumentStore } from '../../src/documents/folderDocumentStore.ts';
import { s3DocumentStore } from '../../src/documents/s3DocumentStore.ts';
import {
  createFieldKeys,
  generateFieldKeys,
  type FieldKeys,
} from '../../src/encryption/fieldKeys.ts';
import { createEmptyDatabase } from '../../src/testing/postgresServer.ts';
import { processorStub, type ProcessorStub } from '../../src/testing/processorStub.ts';
import { s3Server, type S3Server } from '../../src/testing/s3Server.ts';
import { signInStub, type SignInStub } from '../../src/testing/signInStub.ts';

export type DatabaseKind = 'embedded' | 'postgres';

/**
 * Everything around the service: its database and folders, the sign-in service, the card processor.
 */
export interface World {
  /** Folder of the deployment's files, except for those of Postgres. */
  folder: string;
  /** Folder of the documents; empty if a bucket is used. */
  documents: string;
  /** Store of the service's documents. */
  store: DocumentStore;
  identityProvider: SignInStub;
  processor: ProcessorStub;
  fieldKeys: FieldKeys;
  /** The settings of the service. */
  environment: Record<string, string>;
  /**
   * Opens the service's database. On PGlite, no service may be running, since the folder allows one
   * process.
   */
  open(): Promise<Database>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /**
   * Another world whose sign-in service, card processor and keys are reused; database and folders
   * are new.
   */
  insteadOf?: World | undefined;
  /** Whether documents are stored in a bucket. @default false */
  hasBucket?: boolean | undefined;
}

/** Creates a world; `serverUrl` is the Postgres server of its database. */
export async function createWorld(
  kind: DatabaseKind,
  serverUrl: string,
  { insteadOf, hasBucket = false }: WorldOptions = {},
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
  const [documents, dataDir] = [join(folder, 'documents'), join(folder, 'data')];
  const location: DatabaseLocation =
    kind === 'embedded' ? { dataDir } : { databaseUrl: await createEmptyDatabase(serverUrl) };
  const bucket = hasBucket ? await s3Server() : undefined;
  const { identityProvider, processor, fieldKeys, environment } =
    insteadOf ?? (await createOutside());
  return {
    folder,
    documents,
    store: bucket ? s3DocumentStore(bucket) : folderDocumentStore(documents),
    identityProvider,
    processor,
    fieldKeys,
    environment: {
      ...environment,
      ...('databaseUrl' in location
        ? { DATABASE_URL: location.databaseUrl }
        : { DATA_DIR: dataDir }),
      ...(bucket ? bucketSettings(bucket) : { DOCUMENTS_DIR: documents }),
    },
    open: () => openDatabase(location),
    close: async () => {
      if (!insteadOf) await Promise.all([identityProvider.app.close(), processor.app.close()]);
      await bucket?.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Creates the external services of a deployment (sign-in service and card processor) and the
 * settings for them.
 */
async function createOutside() {
  const material = generateFieldKeys();
  const [identityProvider, processor] = [await signInStub(), await processorStub()];
  identityProvider.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  const environment: Record<string, string> = {
    NODE_ENV: 'production',
    SUPABASE_URL: identityProvider.url.replace('/auth/v1', ''),
    SUPABASE_SECRET_KEY: 'sb_secret_fictional',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_fictional',
    FIELD_KEYS: JSON.stringify(material),
    CARD_PROCESSOR: 'http',
    CARD_PROCESSOR_URL: processor.url,
    CARD_PROCESSOR_KEY: processor.key,
    // Customers have many addresses in production; here all requests come from this machine.
    TRUST_PROXY: '1',
  };
  return { identityProvider, processor, fieldKeys: createFieldKeys(material), environment };
}

/** Returns the settings that store documents in the bucket. */
export function bucketSettings(bucket: S3Server): Record<string, string> {
  return {
    DOCUMENTS_DIR: '',
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}
