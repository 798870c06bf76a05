import type { TaskCompletion } from '@bank-bonuses/api-client';
import { Stack, Table, Text } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent } from 'react';
import { activityColumns } from './activityColumns.tsx';
import { entriesText } from './entriesText.ts';
import * as styles from './RecentActivity.css.ts';
import type { ActivityFilter } from './useActivity.ts';

export interface ActivityPrintProps {
  rows: readonly TaskCompletion[];
  filter: ActivityFilter;
  onPrinted: () => void;
  'aria-labelledby': string;
}

/** Renders every row that matches the filter, visible only in print, and prints the page. */
export function ActivityPrint({ rows, filter, onPrinted, ...props }: ActivityPrintProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const over = () => end();
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, []);
  const only = [filter.bank, filter.taskType].filter(Boolean).join(', ');
  return (
    <div className={styles.onPaper}>
      <Stack gap="sm">
        <Table {...props} columns={activityColumns} rows={rows} rowKey={({ id }) => id} />
        <Text size="small" tone="quiet">
          {`All ${entriesText(rows.length)}${only && ` of ${only}`}`}
        </Text>
      </Stack>
    </div>
  );
}
