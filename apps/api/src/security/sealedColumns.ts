import type { Place } from './fieldKeys.ts';
import { sealedPlaces } from './sealedPlaces.ts';

/** A column of ciphertext, and by which of its table's columns its rows are named. */
export interface SealedColumn {
  table: string;
  column: string;
  key: string;
  place(row: string): Place;
}

const columnOf = (place: (row: string) => Place, key: string): SealedColumn => {
  const { table, column } = place('');
  return { table, column, key, place };
};

/** Every column that holds ciphertext. The documents' own content follows `filename_sealed`. */
export const sealedColumns: readonly SealedColumn[] = [
  columnOf(sealedPlaces.ssn, 'id'),
  columnOf(sealedPlaces.dateOfBirth, 'id'),
  columnOf(sealedPlaces.mothersMaidenName, 'id'),
  columnOf(sealedPlaces.cardHolderName, 'registration_id'),
  columnOf(sealedPlaces.bankPassword, 'registration_id'),
];

export const sealedFilename: SealedColumn = columnOf(sealedPlaces.filename, 'id');
