export { defaultTimeZone, providerDay } from './providerDay.ts';
export { recordAudit } from './auditEvents.ts';
export { checkWritable } from './checkWritable.ts';
export {
  isDatabaseUnavailable,
  isDatabaseUnreachable,
  isUniqueViolation,
} from './databaseErrors.ts';
export { FolderInUseError, lockFolder } from './embedded/folderLock.ts';
export { migrate, SchemaVersionError } from './migrate.ts';
export { openDatabase } from './openDatabase.ts';
export type { Database } from './openDatabase.ts';
export type {
  CardCharge,
  ConsentsTable,
  DocumentsTable,
  MailKind,
  PaymentsTable,
  RegistrationIntentsTable,
  RegistrationsTable,
  ServiceTables,
} from './tables.ts';
export { storeSignInAddress } from './signInAddress.ts';
export type { AccountsTable, EnrollmentsTable, StoredRequirement } from './workTables.ts';
export { zipInTheDatabase, zipOnTheWire } from './zipCode.ts';
