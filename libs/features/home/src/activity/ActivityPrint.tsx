import type { TaskCompletion } from '@bank-bonuses/api-client';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { formatCount } from '@bank-bonuses/product';
import { Stack, Table, Text } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityFilter } from './activityFilter.ts';
import { activityColumns } from './activityColumns.tsx';
import { fetchAllActivity } from './fetchAllActivity.ts';
import * as styles from './RecentActivity.css.ts';

export interface ActivityPrintProps {
  filter: ActivityFilter;
  /** Called after printing, or with the reason if the rows could not be loaded. */
  onEnd: (error?: string) => void;
  'aria-labelledby': string;
}

/** Loads every row that matches the filter, and prints the page with these rows. */
export function ActivityPrint({ filter, onEnd, ...props }: ActivityPrintProps) {
  const client = useApiClient();
  const [rows, setRows] = useState<readonly TaskCompletion[]>();
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    fetchAllActivity(client, { filter, signal, onProgress: () => undefined }).then(
      (all) => !signal.aborted && setRows(all),
      (error: unknown) => !signal.aborted && end((error as Error).message),
    );
    return () => stop.abort();
  }, [client, filter]);

  useEffect(() => {
    if (!rows) return;
    const over = () => end();
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [rows]);

  if (!rows) return null;
  const only = [filter.bank, filter.taskType].filter(Boolean).join(', ');
  return (
    <div className={styles.onPaper}>
      <Stack gap="sm">
        <Table {...props} columns={activityColumns} rows={rows} rowKey={({ id }) => id} />
        <Text size="small" tone="quiet">
          {`All ${formatCount(rows.length)} ${rows.length === 1 ? 'entry' : 'entries'}${only && ` of ${only}`}`}
        </Text>
      </Stack>
    </div>
  );
}
