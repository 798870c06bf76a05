import type { S3Options } from '../../documents/index.ts';
import { loadFieldKeys, parseFieldKeys, type FieldKeySource } from '../../encryption/index.ts';
import { isPrivateAddress, isWebAddress, type SettingsReader } from './settingsReader.ts';

/**
 * Settings of the database, the documents and the keys. The service and every command need them.
 */
export interface StorageSettings {
  database: { databaseUrl: string } | { dataDir: string };
  documents: { folder: string } | { bucket: S3Options };
  fieldKeys: FieldKeySource;
}

export function readStorage(reader: SettingsReader): StorageSettings {
  return {
    database: readDatabase(reader),
    documents: readDocuments(reader),
    fieldKeys: readKeySource(reader),
  };
}

function readDatabase({ text, needed, addIssue }: SettingsReader): StorageSettings['database'] {
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl === '') {
    return {
      dataDir: needed('DATA_DIR', 'a folder for the embedded database, or set DATABASE_URL'),
    };
  }
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    addIssue('DATABASE_URL must begin with postgres:// or postgresql://');
  }
  return { databaseUrl };
}

function readDocuments(reader: SettingsReader): StorageSettings['documents'] {
  const { text, needed, addIssue, isProduction } = reader;
  const folder = text('DOCUMENTS_DIR');
  const bucket = text('S3_BUCKET');
  if (folder !== '' && bucket !== '') {
    addIssue('DOCUMENTS_DIR and S3_BUCKET are both set: set only the one that is in use');
  }
  if (bucket === '') {
    needed('DOCUMENTS_DIR', 'a folder for the encrypted documents, or set S3_BUCKET');
    return { folder };
  }
  const endpoint = needed('S3_ENDPOINT', 'the address of the storage service, without the bucket');
  if (endpoint !== '' && !isWebAddress(endpoint)) {
    addIssue('S3_ENDPOINT must be an http(s) address');
  } else if (endpoint !== '' && isProduction && !isPrivateAddress(endpoint)) {
    addIssue('S3_ENDPOINT must be an https address in production: responses could be forged');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    addIssue('S3_BUCKET must be the name of a bucket');
  }
  return {
    bucket: {
      endpoint,
      bucket,
      region: text('S3_REGION') || 'us-east-1',
      accessKeyId: needed('S3_ACCESS_KEY_ID', 'the id of a key that may use the bucket'),
      secretAccessKey: needed('S3_SECRET_ACCESS_KEY', 'the secret of that key'),
    },
  };
}

function readKeySource({ text, addIssue }: SettingsReader): FieldKeySource {
  const [json, file] = [text('FIELD_KEYS'), text('FIELD_KEYS_FILE')];
  if (json === '' && file === '') {
    addIssue(
      'FIELD_KEYS is missing: create keys with the command keys-generate, or set FIELD_KEYS_FILE',
    );
    return {};
  }
  if (json !== '' && file !== '') {
    addIssue('FIELD_KEYS and FIELD_KEYS_FILE are both set: keep the one that holds the keys');
  }
  const source = json === '' ? { file } : { json };
  try {
    if (json !== '') parseFieldKeys(json, 'FIELD_KEYS');
    else loadFieldKeys(source);
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    addIssue(typeof code === 'string' ? `FIELD_KEYS_FILE cannot be read (${code})` : message);
  }
  return source;
}
