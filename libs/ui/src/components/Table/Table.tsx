import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import { TableCells } from './TableCells.tsx';
import type { TableColumn } from './tableTypes.ts';

export interface TableProps<Row> extends Omit<Closed<'table'>, 'children' | 'role' | 'rows'> {
  /** The columns in their order. */
  columns: readonly TableColumn<Row>[];
  /** The rows in their order; absent while they load. */
  rows: readonly Row[] | undefined;
  /** Returns a unique key of the row. */
  rowKey: (row: Row) => string;
  /**
   * The number of rows for which space is reserved, so that a shorter page or loading does not move
   * the content below.
   * @default 0
   */
  places?: number;
  /** Whether other rows are loading; the current ones are dimmed. @default false */
  loading?: boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/**
 * Renders a data table with amounts aligned at the end of their column. Name it with `aria-label`
 * or `aria-labelledby`.
 */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  places = 0,
  loading = false,
  empty,
  ...props
}: TableProps<Row>) {
  const stacking = columns.every(({ narrow }) => narrow);
  const look = styles.rows[stacking ? 'stacking' : 'columns'];
  const isEmpty = rows?.length === 0 && empty !== undefined;
  const vacant = isEmpty ? 0 : Math.max(0, places - (rows?.length ?? 0));
  const last = (rows?.length ?? 0) - 1;
  // The roles are explicit because an element with another `display` loses its implicit role.
  return (
    <div className={styles.root}>
      <table
        {...props}
        role="table"
        className={cx(styles.table, stacking && styles.stacking)}
        aria-busy={loading || !rows || undefined}
        data-loading={loading ? '' : undefined}
      >
        <thead role="rowgroup" className={stacking ? styles.head : undefined}>
          <tr role="row" className={styles.rows.columns}>
            {columns.map(({ id, header, align = 'start' }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={cx(styles.align[align], styles.header)}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={stacking ? styles.body : undefined}>
          {rows?.map((row, index) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cx(look, index === last && vacant === 0 && styles.lastRow)}
            >
              <TableCells columns={columns} content={(column) => column.cell(row)} />
            </tr>
          ))}
          {isEmpty && (
            <tr role="row" className={stacking ? styles.emptyRow : undefined}>
              <td
                role="cell"
                colSpan={columns.length}
                className={cx(styles.empty, stacking && styles.emptyCell)}
              >
                {empty}
              </td>
            </tr>
          )}
          {Array.from({ length: vacant }, (_none, index) => (
            <tr
              key={`place ${index}`}
              aria-hidden="true"
              className={cx(look, rows && styles.unseen)}
            >
              <TableCells columns={columns} content={() => <Skeleton />} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
