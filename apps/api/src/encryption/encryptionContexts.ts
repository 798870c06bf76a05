import type { EncryptionContext } from './fieldKeys.ts';

const contextOf =
  (table: string, column: string) =>
  (row: string): EncryptionContext => ({ table, column, row });

/**
 * The encryption context of each protected value. Encryption and decryption must use the same
 * context.
 */
export const encryptionContexts = {
  ssn: contextOf('portal.registrations', 'ssn_sealed'),
  dateOfBirth: contextOf('portal.registrations', 'date_of_birth_sealed'),
  mothersMaidenName: contextOf('portal.registrations', 'mothers_maiden_name_sealed'),
  cardHolderName: contextOf('portal.payments', 'card_holder_name_sealed'),
  bankPassword: contextOf('portal.bank_logins', 'password_sealed'),
  filename: contextOf('portal.documents', 'filename_sealed'),
  document: contextOf('portal.documents', 'content'),
} as const;

/** A column of ciphertext. `key` is the column whose value identifies the row. */
export interface EncryptedColumn {
  table: string;
  column: string;
  key: string;
  context(row: string): EncryptionContext;
}

const columnOf = (context: (row: string) => EncryptionContext, key: string): EncryptedColumn => {
  const { table, column } = context('');
  return { table, column, key, context };
};

/**
 * All columns with ciphertext except `filename_sealed`, which is re-encrypted together with its
 * document (see `encryptedFilename`).
 */
export const encryptedColumns: readonly EncryptedColumn[] = [
  columnOf(encryptionContexts.ssn, 'id'),
  columnOf(encryptionContexts.dateOfBirth, 'id'),
  columnOf(encryptionContexts.mothersMaidenName, 'id'),
  columnOf(encryptionContexts.cardHolderName, 'registration_id'),
  columnOf(encryptionContexts.bankPassword, 'registration_id'),
];

export const encryptedFilename: EncryptedColumn = columnOf(encryptionContexts.filename, 'id');
