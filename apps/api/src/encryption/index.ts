export { checkFieldKeys } from './checkFieldKeys.ts';
export { encryptedColumns, encryptedFilename, encryptionContexts } from './encryptionContexts.ts';
export type { EncryptedColumn } from './encryptionContexts.ts';
export { DecryptionError, generateFieldKeys } from './fieldKeys.ts';
export type { FieldKeys } from './fieldKeys.ts';
export { loadFieldKeys } from './loadFieldKeys.ts';
