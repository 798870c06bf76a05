import type { EncryptionContext } from './fieldKeys.ts';

const contextOf =
  (table: string, column: string) =>
  (row: string): EncryptionContext => ({ table, column, row });

/** The context of each protected value; encrypting and decrypting must name the same one. */
export const encryptionContexts = {
  ssn: contextOf('portal.registrations', 'ssn_sealed'),
  dateOfBirth: contextOf('portal.registrations', 'date_of_birth_sealed'),
  mothersMaidenName: contextOf('portal.registrations', 'mothers_maiden_name_sealed'),
  cardHolderName: contextOf('portal.payments', 'card_holder_name_sealed'),
  bankPassword: contextOf('portal.bank_logins', 'password_sealed'),
  filename: contextOf('portal.documents', 'filename_sealed'),
  document: contextOf('portal.documents', 'content'),
} as const;
