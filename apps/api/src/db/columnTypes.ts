import type { ColumnType } from 'kysely';

/** A timestamp that the database sets when the row is inserted. */
export type WrittenAt = ColumnType<Date, Date | undefined, Date>;

/** JSON columns are read as values and written as text. */
export type JsonColumn<T> = ColumnType<T, string, string>;
