import type { ColumnType } from 'kysely';

/** A timestamp that the database sets when the row is inserted. */
export type WrittenAt = ColumnType<Date, Date | undefined, Date>;

/** A JSON column: queries return parsed values, and inserts take JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>;
