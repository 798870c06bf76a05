import type { ColumnType } from 'kysely';

/** A moment that the database fills in when the row is written. */
export type WrittenAt = ColumnType<Date, Date | undefined, Date>;

/** JSON columns are read as values and written as text. */
export type JsonColumn<T> = ColumnType<T, string, string>;
