import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './tableTypes.ts';

export interface TableCellsProps<Row> {
  columns: readonly TableColumn<Row>[];
  content: (column: TableColumn<Row>) => ReactNode;
}

/** Renders the cells of a row, or of an empty row that reserves space. */
export function TableCells<Row>({ columns, content }: TableCellsProps<Row>) {
  return columns.map((column) => {
    const { id, align = 'start', narrow, oneLine, rowHeader } = column;
    const Cell = rowHeader ? 'th' : 'td';
    return (
      <Cell
        key={id}
        role={rowHeader ? 'rowheader' : 'cell'}
        scope={rowHeader ? 'row' : undefined}
        className={cx(
          styles.align[align],
          oneLine && styles.oneLine,
          align === 'end' && styles.strong,
          narrow && styles.narrowPlace[narrow],
        )}
      >
        {content(column)}
      </Cell>
    );
  });
}
