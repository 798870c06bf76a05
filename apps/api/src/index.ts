// Every export is listed by name. The service itself starts in main.ts; the sandbox composes these parts.
export { migrate } from './db/migrate.ts';
export { openDatabase } from './db/openDatabase.ts';
export type { Database, OpenDatabaseOptions } from './db/openDatabase.ts';
export { FolderInUseError, lockFolder } from './db/folderLock.ts';
export type { FolderLock } from './db/folderLock.ts';
export type { ServiceTables } from './db/tables.ts';
export type { DocumentStore } from './documents/documentStore.ts';
export { folderDocumentStore } from './documents/folderDocumentStore.ts';
export { makeFolderSync } from './files/makeFolder.ts';
export { answerClientError } from './http/clientError.ts';
export type { ClientError } from './http/clientError.ts';
export { describeError, logSettings } from './http/logger.ts';
export type { LogOptions } from './http/logger.ts';
export { serverOptions } from './http/serverOptions.ts';
export type { ServerOptions } from './http/serverOptions.ts';
export { createService } from './service/service.ts';
export { takeEveryMethod } from './http/takeEveryMethod.ts';
export type { ServiceLimits, ServiceOptions } from './service/serviceOptions.ts';
export { isCanonicalToken } from './identity/canonicalToken.ts';
export { IdentityUnavailableError } from './identity/identityProvider.ts';
export type {
  Authentication,
  Caller,
  IdentityProvider,
  IdentityUser,
} from './identity/identityProvider.ts';
export { supabaseIdentity } from './identity/supabaseIdentity.ts';
export type { SupabaseIdentityOptions } from './identity/supabaseIdentity.ts';
export type {
  CardDetails,
  CardProcessor,
  ChargeRequest,
  ChargeResult,
} from './payments/cardProcessor.ts';
export { testCards, testProcessor } from './payments/testProcessor.ts';
export { contentSecurityPolicy } from './portal/contentSecurityPolicy.ts';
export { servePortal } from './portal/servePortal.ts';
export type { ServePortalOptions } from './portal/servePortal.ts';
export { checkFieldKeys } from './security/checkFieldKeys.ts';
export { createFieldKeys, generateFieldKeys, DecryptionError } from './security/fieldKeys.ts';
export type { FieldKeyMaterial, FieldKeys, EncryptionContext } from './security/fieldKeys.ts';
export { loadFieldKeys, parseFieldKeys } from './security/loadFieldKeys.ts';
export type { FieldKeySource } from './security/loadFieldKeys.ts';
export { encryptionContexts } from './security/encryptionContexts.ts';
