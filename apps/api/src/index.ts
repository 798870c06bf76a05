// Lists every export by name. The service itself starts in main.ts; the sandbox composes these
// parts.
export { commands, runCommand } from './cli/index.ts';
export type { CommandIo } from './cli/index.ts';
export {
  FolderInUseError,
  lockFolder,
  migrate,
  openDatabase,
  SchemaVersionError,
} from './db/index.ts';
export type { Database, FolderLock, DatabaseLocation, ServiceTables } from './db/index.ts';
export { folderDocumentStore } from './documents/index.ts';
export type { DocumentStore } from './documents/index.ts';
export { makeFolderSync } from './files/index.ts';
export {
  allowAllMethods,
  describeError,
  logSettings,
  respondToClientError,
  serverOptions,
} from './http/index.ts';
export type { ClientError, LogOptions, ServerOptions } from './http/index.ts';
export { isCanonicalToken, IdentityUnavailableError, supabaseIdentity } from './identity/index.ts';
export type {
  Authentication,
  Caller,
  IdentityProvider,
  IdentityUser,
  SupabaseIdentityOptions,
} from './identity/index.ts';
export { startMailSender } from './mail/index.ts';
export type { MailSender, MailTransport, OutgoingMail } from './mail/index.ts';
export { testCards, testProcessor } from './payments/index.ts';
export type { CardDetails, CardProcessor, ChargeRequest, ChargeResult } from './payments/index.ts';
export { servePortal } from './portal/index.ts';
export type { ServePortalOptions } from './portal/index.ts';
export {
  checkFieldKeys,
  createFieldKeys,
  DecryptionError,
  encryptionContexts,
  generateFieldKeys,
  loadFieldKeys,
  parseFieldKeys,
} from './encryption/index.ts';
export type {
  EncryptionContext,
  FieldKeyMaterial,
  FieldKeys,
  FieldKeySource,
} from './encryption/index.ts';
export { createService } from './service/index.ts';
export type { ServiceLimits, ServiceOptions } from './service/index.ts';
