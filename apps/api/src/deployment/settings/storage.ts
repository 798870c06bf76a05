import { z } from 'zod';
import { loadFieldKeys, type FieldKeys } from '../../encryption/index.ts';
import { needed, serviceAddress, type Variables } from './variables.ts';

/**
 * Settings of the database, the documents and the keys. The service and every command need them.
 */
export const storage = (env: Variables) => ({
  database: env['DATABASE_URL'] === undefined ? embeddedDatabase : postgres,
  documents: env['S3_BUCKET'] === undefined ? folder : bucket(env),
  fieldKeys: env['FIELD_KEYS_FILE'] === undefined ? keysInVariable : keysInFile,
});

const postgres = z
  .object({
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  })
  .transform((env) => ({ databaseUrl: env.DATABASE_URL }));

const embeddedDatabase = z
  .object({ DATA_DIR: needed('a folder for the embedded database, or set DATABASE_URL') })
  .transform((env) => ({ dataDir: env.DATA_DIR }));

const folder = z
  .object({ DOCUMENTS_DIR: needed('a folder for the encrypted documents, or set S3_BUCKET') })
  .transform((env) => ({ folder: env.DOCUMENTS_DIR }));

const bucket = (env: Variables) =>
  z
    .object({
      DOCUMENTS_DIR: z
        .undefined('and S3_BUCKET are both set: set only the one that is in use')
        .optional(),
      S3_BUCKET: z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
      S3_ENDPOINT: serviceAddress(
        env,
        'the address of the storage service, without the bucket',
        'responses could be forged',
      ),
      S3_REGION: z.string().default('us-east-1'),
      S3_ACCESS_KEY_ID: needed('the id of a key that may use the bucket'),
      S3_SECRET_ACCESS_KEY: needed('the secret of that key'),
    })
    .transform((values) => ({
      bucket: {
        endpoint: values.S3_ENDPOINT,
        bucket: values.S3_BUCKET,
        region: values.S3_REGION,
        accessKeyId: values.S3_ACCESS_KEY_ID,
        secretAccessKey: values.S3_SECRET_ACCESS_KEY,
      },
    }));

const keysInVariable = z
  .object({
    FIELD_KEYS: needed(
      'create keys with the command keys-generate, or set FIELD_KEYS_FILE',
    ).transform((json, context) => loadKeys({ json }, context)),
  })
  .transform((env) => env.FIELD_KEYS);

const keysInFile = z
  .object({
    FIELD_KEYS: z
      .undefined('and FIELD_KEYS_FILE are both set: keep the one that holds the keys')
      .optional(),
    FIELD_KEYS_FILE: z.string().transform((file, context) => loadKeys({ file }, context)),
  })
  .transform((env) => env.FIELD_KEYS_FILE);

function loadKeys(
  source: Parameters<typeof loadFieldKeys>[0],
  context: z.RefinementCtx,
): FieldKeys {
  try {
    return loadFieldKeys(source);
  } catch (error) {
    // The message of a system error contains the path.
    const { code, message } = error as NodeJS.ErrnoException;
    context.addIssue(
      code === undefined ? `cannot be used: ${message}` : `cannot be read (${code})`,
    );
    return z.NEVER;
  }
}
