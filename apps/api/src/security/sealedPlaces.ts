import type { Place } from './fieldKeys.ts';

const place =
  (table: string, column: string) =>
  (row: string): Place => ({ table, column, row });

/** Where each protected value stands; sealing and opening must name the same place. */
export const sealedPlaces = {
  ssn: place('portal.registrations', 'ssn_sealed'),
  dateOfBirth: place('portal.registrations', 'date_of_birth_sealed'),
  mothersMaidenName: place('portal.registrations', 'mothers_maiden_name_sealed'),
  cardHolderName: place('portal.payments', 'card_holder_name_sealed'),
  bankPassword: place('portal.bank_logins', 'password_sealed'),
  filename: place('portal.documents', 'filename_sealed'),
  document: place('portal.documents', 'content'),
} as const;
