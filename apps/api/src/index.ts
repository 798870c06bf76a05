// Lists every export by name. The service itself starts in main.ts; the sandbox composes these
// parts.
export { commands, runCommand } from './cli/index.ts';
export {
  FolderInUseError,
  lockFolder,
  migrate,
  openDatabase,
  SchemaVersionError,
} from './db/index.ts';
export type { Database } from './db/index.ts';
export { folderDocumentStore } from './documents/index.ts';
export type { DocumentStore } from './documents/index.ts';
export { checkFieldKeys, generateFieldKeys, loadFieldKeys } from './encryption/index.ts';
export type { FieldKeys } from './encryption/index.ts';
export { makeFolderSync } from './files/index.ts';
export { serverOptions } from './http/index.ts';
export { supabaseIdentity } from './identity/index.ts';
export { smtpTransport, startMailSender } from './mail/index.ts';
export { testProcessor } from './payments/index.ts';
export { servePortal } from './portal/index.ts';
export { createService } from './service/index.ts';
