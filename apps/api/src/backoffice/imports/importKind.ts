import type { SchemaCheck } from '../../contract/index.ts';
import type { Database } from '../../db/index.ts';

/** A line's values, checked by their schema. */
export type LineValues = Record<string, unknown> & { customer: string };

/** A validated line with its customer. */
export interface ImportLine {
  number: number;
  registrationId: string;
  values: LineValues;
}

/** Effect of a line on the stored rows. A line with an `error` changes nothing. */
export type Outcome = 'new' | 'changed' | 'unchanged' | { error: string };

/** A kind of record that can be imported. */
export interface ImportKind {
  check: SchemaCheck;
  /** Validates rules that the schema cannot express. */
  error?(values: LineValues): string | undefined;
  /** The field that contains the key of a line. */
  keyField: string;
  /** Returns the key of a line; a file may contain each key once. */
  keyOf(line: ImportLine): string;
  /** Writes lines with different keys. Returns their outcomes in the same order. */
  write(db: Pick<Database, 'kysely'>, lines: readonly ImportLine[]): Promise<Outcome[]>;
}
