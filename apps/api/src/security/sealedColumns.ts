import type { EncryptionContext } from './fieldKeys.ts';
import { encryptionContexts } from './sealedPlaces.ts';

/** A column of ciphertext, and by which of its table's columns its rows are named. */
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

/** Every column that holds ciphertext. The documents' own content follows `filename_sealed`. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  columnOf(encryptionContexts.ssn, 'id'),
  columnOf(encryptionContexts.dateOfBirth, 'id'),
  columnOf(encryptionContexts.mothersMaidenName, 'id'),
  columnOf(encryptionContexts.cardHolderName, 'registration_id'),
  columnOf(encryptionContexts.bankPassword, 'registration_id'),
];

export const encryptedFilename: EncryptedColumn = columnOf(encryptionContexts.filename, 'id');
