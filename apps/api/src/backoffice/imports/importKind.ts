import type { z } from 'zod';
import type { Database } from '../../db/index.ts';

/** A line's values, decoded by the schema of its kind. */
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
  schema: z.ZodType<LineValues>;
  /** The field that identifies a record, or that does so together with the customer. */
  keyField: string;
  /** Whether the field identifies a record without the customer. */
  hasOwnKey: boolean;
  /**
   * Writes lines with different keys, in a transaction that has locked their customers. Returns
   * their outcomes in the same order.
   */
  write(db: Pick<Database, 'kysely'>, lines: readonly ImportLine[]): Promise<Outcome[]>;
}
