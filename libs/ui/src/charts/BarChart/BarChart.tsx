'use client';

import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { useMemo, useState, type ReactNode } from 'react';
import { Amount } from '../../components/Amount/Amount.tsx';
import { useAmountsHidden, useAmountText } from '../../components/Amount/AmountsProvider.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/tableTypes.ts';
import { Text } from '../../components/Text/Text.tsx';
import type { Closed } from '../../internal/closed.ts';
import { reloadLabel, reloadPage } from '../../internal/reload.ts';
import * as styles from './BarChart.css.ts';
import { BarPlot } from './BarPlot.tsx';
import type { BarChartData, ChartBar, ChartError, DrawnData } from './chartBar.ts';

export interface BarChartProps extends BarChartData, Omit<Closed<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** The chart in one sentence, with `<Amount>` for every amount. */
  summary: ReactNode;
  /** Headers of the table's two columns: one for the labels of the bars, one for their amounts. */
  columns: readonly [label: string, amount: string];
  /**
   * `bars` makes a chart with few bars narrow: it is as wide as its bars need, but not wider than
   * its container.
   * @default 'full'
   */
  width?: 'full' | 'bars';
}

/**
 * Renders amounts as bars, as a table, and bar by bar for the keyboard. chart.js is loaded when the first
 * chart is rendered, or earlier by `prefetchBarChart()`; a placeholder reserves its space until then.
 */
export function BarChart({
  label,
  summary,
  bars,
  ticks,
  tickText,
  columns,
  tone = 'accent',
  width = 'full',
  ...props
}: BarChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [error, setError] = useState<ChartError>();
  const hidden = useAmountsHidden();
  const amountText = useAmountText();
  const data = useMemo<DrawnData>(
    () => ({ tone, bars, ticks, tickText: hidden ? amountText : tickText }),
    [tone, bars, ticks, tickText, amountText, hidden],
  );
  const isOutdated = error === 'outdated';
  const showsTable = error !== undefined || view === 'table';
  const otherView = showsTable ? 'View as chart' : 'View as table';
  const change = () => {
    // Retries a failed load.
    setError(undefined);
    setView(showsTable ? 'chart' : 'table');
  };
  return (
    <figure {...props} aria-label={label} className={styles.root}>
      <div className={styles.top}>
        <p className={styles.summary}>{summary}</p>
        {error !== 'not-drawn' && (
          <div className={styles.toggle}>
            <Button
              variant="outline"
              fullWidth
              tone="neutral"
              size="small"
              icon={<Icon>{showsTable ? <ChartColumn /> : <Table2 />}</Icon>}
              onClick={isOutdated ? reloadPage : change}
            >
              {isOutdated ? reloadLabel : otherView}
            </Button>
          </div>
        )}
      </div>
      {error && (
        <Text size="small" tone="quiet" role="status">
          {isOutdated && <span>This page has been updated since you opened it. </span>}
          The chart could not be loaded. The table shows the same data.
        </Text>
      )}
      {showsTable ? (
        <Table
          aria-label={label}
          columns={tableColumns(columns)}
          rows={bars}
          rowKey={({ label }) => label}
        />
      ) : (
        <BarPlot name={label} data={data} width={width} onError={setError} />
      )}
    </figure>
  );
}

const tableColumns = ([label, amount]: BarChartProps['columns']): TableColumn<ChartBar>[] => [
  { id: 'label', header: label, rowHeader: true, cell: (bar) => bar.label },
  { id: 'amount', header: amount, align: 'end', cell: ({ value }) => <Amount value={value} /> },
];
