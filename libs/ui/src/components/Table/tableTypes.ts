import type { ReactNode } from 'react';

/** A column of a table whose rows are of type `Row`. */
export interface TableColumn<Row> {
  /** Id of the column, unique within the table. */
  id: string;
  /** The column's header. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * `end` for amounts, so that their cents align.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Prevents line breaks in the cell: for dates. @default false */
  oneLine?: boolean;
  /**
   * Whether the cell is the header of its row.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * Position of the cell if the table is too narrow for columns: `title` and `figure` in the first
   * line, `note` and `aside` in the second, `foot` below. Set it for every column of a table, or
   * for none.
   */
  narrow?: 'title' | 'figure' | 'note' | 'aside' | 'foot';
}
